"""Makes the package for Python: CMake builds the module and the workers, and they go into the wheel as they are.

On Debian 12: apt-get install pybind11-dev python3-dev python3-setuptools python3-wheel python3-pip, and what building
cvconv needs (tools/install-packages); then `pip install --no-build-isolation .` takes nothing from the network.

Where the tree's folder `build` was configured with CVCONV_PYTHON_MODULE and for this Python, it is used and only what it
has not is built; else everything is built anew, which takes about 7 minutes on two cores (`pip -v` shows it).
CVCONV_BUILD=FOLDER names another such folder.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path(__file__).parent.resolve()


def existing_build():
    """The tree's build folder, where it makes this module for this Python."""
    cache = SOURCE / "build/CMakeCache.txt"
    if not cache.exists():
        return None
    known = dict(re.findall(r"^(\w+):\w+=(.*)$", cache.read_text(encoding="utf-8"), flags=re.M))
    python = known.get("PYTHON_EXECUTABLE", "")
    fits = known.get("CVCONV_PYTHON_MODULE") == "ON" and os.path.realpath(python) == os.path.realpath(sys.executable)
    return cache.parent if fits else None


class CMakeBuild(build_ext):
    """The one extension, and what lies beside it."""

    def build_extension(self, ext):
        given = os.environ.get("CVCONV_BUILD") or existing_build()
        build = Path(given or self.build_temp).resolve()
        print(f"cvconv: builds in {build}" + ("" if given else ", for about 7 minutes on two cores"), flush=True)
        if not given:
            self.configure(build)
        subprocess.run(["cmake", "--build", str(build), "--target", "cvconv_python_package", "--parallel",
                        str(self.parallel or os.cpu_count() or 1)], check=True)
        target = Path(self.get_ext_fullpath(ext.name)).resolve().parent
        target.mkdir(parents=True, exist_ok=True)
        for file in (build / "tools/python/cvconv").iterdir():
            if file.is_file():
                shutil.copy2(file, target)
                if file.suffix == ".so" or file.name.endswith("-worker"):
                    subprocess.run(["strip", "--strip-unneeded", str(target / file.name)], check=True)

    def configure(self, build):
        options = ["-DCMAKE_BUILD_TYPE=Release", "-DCVCONV_TESTS=OFF", "-DCVCONV_SHARED_LIBRARY=OFF",
                   "-DCVCONV_PYTHON_MODULE=ON", "-DCVCONV_NODE=OFF", f"-DPYTHON_EXECUTABLE={sys.executable}"]
        options += ["-G", "Ninja"] if shutil.which("ninja") else []
        try:
            import pybind11

            options.append(f"-Dpybind11_DIR={pybind11.get_cmake_dir()}")
        except ImportError:
            pass  # Debian's pybind11-dev, which CMake finds by itself
        subprocess.run(["cmake", "-S", str(SOURCE), "-B", str(build), *options], check=True)


def version():
    return re.search(r"project\(cvconv VERSION (\S+)", (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8"))[1]


setup(
    name="cvconv",
    version=version(),
    description="Turns CVs into structured data",
    long_description=(SOURCE / "README.md").read_text(encoding="utf-8"),
    long_description_content_type="text/markdown",
    author="the cvconv authors",
    license="MIT; the workers, which link poppler: GPL-2 or GPL-3",
    license_files=["LICENSE"],
    python_requires=">=3.9",
    package_dir={"": "tools/python"},
    packages=["cvconv"],
    package_data={"cvconv": ["py.typed", "*.pyi"]},
    ext_modules=[Extension("cvconv._cvconv", sources=[])],
    cmdclass={"build_ext": CMakeBuild},
    zip_safe=False,
)
