// What `npm install` runs: builds the module and puts it, with what it needs, into native/. By itself this takes nothing from
// the network.
//
//   in cvconv's tree          CMake builds what the tree's folder `build` has not, where that makes this module for this Node;
//                             else all of cvconv, in build-node, which takes about 7 minutes on two cores
//   CVCONV_BUILD=FOLDER       the same in a build folder that is configured already
//   elsewhere, or with CVCONV_INSTALLED=1     the module alone, for the libcvconv that pkg-config finds

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const tree = resolve(here, '../..');
const inTree = existsSync(join(tree, 'tools/c_library/cvconv.h')) && !process.env.CVCONV_INSTALLED;
const jobs = String(availableParallelism?.() ?? cpus().length);
const node = `-DNODE_EXECUTABLE=${process.execPath}`;

function run(program, ...words) {
  try {
    execFileSync(program, words, { stdio: 'inherit' });
  } catch (error) {
    console.error(`cvconv: ${program} ${words.join(' ')}: ${error.code === 'ENOENT' ? 'there is no such program' : 'failed'}`);
    console.error('cvconv: tools/install-packages installs what building needs; tools/node/README.md has more');
    process.exit(1);
  }
}

/** The tree's build folder, where it makes this module for this Node. */
function existingBuild() {
  const cache = join(tree, 'build/CMakeCache.txt');
  const known = existsSync(cache) ? readFileSync(cache, 'utf8') : '';
  const made = /^NODE_EXECUTABLE:\w+=(.+)$/m.exec(known)?.[1];
  const fits = /^CVCONV_NODE:BOOL=ON$/m.test(known) && existsSync(made) && realpathSync(made) === realpathSync(process.execPath);
  return fits ? dirname(cache) : null;
}

function fromTree() {
  const given = process.env.CVCONV_BUILD;
  // npm runs this in the package's folder, and says where itself was called.
  const existing = given ? resolve(process.env.INIT_CWD ?? '.', given) : existingBuild();
  const build = existing ?? join(tree, 'build-node');
  console.log(`cvconv: builds in ${build}${existing ? '' : ', for about 7 minutes on two cores'}`);
  if (!existing) {
    run('cmake', '-S', tree, '-B', build, '-DCMAKE_BUILD_TYPE=Release', '-DCVCONV_TESTS=OFF',
      '-DCVCONV_SHARED_LIBRARY=OFF', '-DCVCONV_NODE=ON', node);
  }
  run('cmake', '--build', build, '--target', 'cvconv_node_package', '--parallel', jobs);
  return join(build, 'tools/node/cvconv/native');
}

function fromInstalled() {
  const build = join(here, 'build');
  run('cmake', '-S', here, '-B', build, node);
  run('cmake', '--build', build);
  return join(build, 'cvconv/native');
}

const built = inTree ? fromTree() : fromInstalled();
const native = join(here, 'native');
rmSync(native, { recursive: true, force: true });
cpSync(built, native, { recursive: true });
// A build has debug sections; they are twelve times the rest.
for (const name of inTree ? readdirSync(native) : []) {
  if (!/\.(d\.ts|encoder)$/.test(name)) run('strip', '--strip-unneeded', join(native, name));
}
