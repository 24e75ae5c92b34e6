"""What the scripts here share: what a command costs, and invented inputs of a given size."""
import glob, os, re, subprocess, sys, tempfile, time


class Cost:
    """Processor time (user and system, children too) and wall time in seconds, memory in MB."""

    def __init__(self, cpu, wall, memory, status=0):
        self.cpu, self.wall, self.memory, self.status = cpu, wall, memory, status


def cost(command, statuses=(0, 9, 10)):
    """Of one run; its output is thrown away. Another exit status than these ends the program."""
    begin = time.monotonic()
    devnull = os.open(os.devnull, os.O_RDWR)
    pid = os.posix_spawnp(command[0], command, os.environ,
                          file_actions=[(os.POSIX_SPAWN_DUP2, devnull, n) for n in (0, 1, 2)])
    os.close(devnull)
    _, status, used = os.wait4(pid, 0)
    status = os.waitstatus_to_exitcode(status)
    if status not in statuses:
        sys.exit(f"{' '.join(command[:6])}: exit status {status}")
    return Cost(used.ru_utime + used.ru_stime, time.monotonic() - begin, used.ru_maxrss / 1024, status)


def best(runs, *commands):
    """The least costs of each command, run in turn."""
    costs = [[] for _ in commands]
    for _ in range(runs):
        for kept, command in zip(costs, commands):
            kept.append(cost(command))
    return [Cost(*(min(getattr(c, part) for c in kept) for part in ("cpu", "wall", "memory"))) for kept in costs]


def instructions(command, within=None):
    """Millions that a command and its children take, by callgrind: the same in every run. `within`: only those in the
    functions of that name ("cvconv::Encoder::encode*") and what they call. callgrind knows no AVX-512."""
    with tempfile.TemporaryDirectory(prefix="cvconv-callgrind") as folder:
        only = ["--collect-atstart=no", f"--toggle-collect={within}"] if within else []
        done = subprocess.run(["valgrind", "--tool=callgrind", "--trace-children=yes", f"--callgrind-out-file={folder}/%p",
                               *only, *command], capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"valgrind {' '.join(command[:3])}: exit status {done.returncode}\n{done.stderr[-500:]}")
        counts = [re.search(r"^totals: (\d+)", open(file).read(), re.M) for file in glob.glob(f"{folder}/*")]
        return sum(int(count[1]) for count in counts if count) / 1e6


def write(path, text):
    with open(path, "w") as file:
        file.write(text)
    return path


def markdown(size):
    """A CV of about so many bytes: more jobs, not longer ones."""
    parts = ["# Erika Beispiel\n\nerika@example.org | +49 30 1234567 | Berlin\n\n## Experience\n\n"]
    length = len(parts[0])
    year = 0
    while length < size:
        parts.append(f"### Engineer {year}, Example Works {year % 97}\n\n01/{1950 + year % 70} - 12/{1951 + year % 70}\n\n"
                     f"- Built {year} bridges of stone and steel in Berlin and Hamburg.\n- Led a team of {year % 9 + 2}.\n\n")
        length += len(parts[-1])
        year += 1
    return "".join(parts)


def text_pdf(text, per_page=60):
    """The lines of an invented CV, as a program that has only Helvetica would print them."""
    lines = text.split("\n")
    contents = []
    for i in range(0, len(lines), per_page):
        shows = []
        for line in lines[i:i + per_page]:
            size = 14 if line.startswith("#") else 10
            shown = line.lstrip("# ").replace("\\", "").replace("(", "\\(").replace(")", "\\)")
            shows.append(f" /F1 {size} Tf ({shown}) Tj T*")
        contents.append("BT /F1 10 Tf 50 800 Td 12 TL" + "".join(shows) + " ET")
    return pdf_of(contents)


def pdf_of(contents, more=()):
    """A page for each content, with Helvetica as /F1; `more`: further objects, from number 4 on."""
    objects = ["<</Type/Catalog/Pages 2 0 R>>", "",
               "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>", *more]
    resources = "".join(f"/X{number} {number} 0 R" for number in range(4, 4 + len(more)))
    kids = []
    for content in contents:
        objects.append(f"<</Length {len(content)}>>\nstream\n{content}\nendstream")
        objects.append(f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents {len(objects)} 0 R"
                       f"/Resources<</Font<</F1 3 0 R>>/XObject<<{resources}>>>>>>")
        kids.append(f"{len(objects)} 0 R")
    objects[1] = f"<</Type/Pages/Kids[{' '.join(kids)}]/Count {len(kids)}>>"
    out, table, at = ["%PDF-1.7\n"], [], 9
    for number, body in enumerate(objects, 1):
        table.append(f"{at:010} 00000 n \n")
        out.append(f"{number} 0 obj\n{body}\nendobj\n")
        at += len(out[-1])
    return ("".join(out) + f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{''.join(table)}"
            f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R>>\nstartxref\n{at}\n%%EOF\n")
