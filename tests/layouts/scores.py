"""Compares what was read with the truth: order, joins, words.

order  For two neighbouring blocks of one flow: is the second read directly after the first? Across a page break
       other flows may come between. Blocks of one step may come in any order, each by itself.
joins  For two printed lines that follow each other in one flow: are they in one block exactly if they belong to one?
       Blocks of one row may be one block or several.
words  Is a word in the block where most of its block is, and do most words there belong to its block or row?
"""

from collections import Counter, defaultdict

from alignment import align, key_of
from truth import index_words


class Scores(dict):
    """Counts of what was right and of all, for each measure; and examples of what was wrong."""

    def __init__(self):
        super().__init__(order=[0, 0], joins=[0, 0], words=[0, 0])
        self.failures = Counter()

    def count(self, measure, right, failure=""):
        self[measure][0] += bool(right)
        self[measure][1] += 1
        if not right and failure:
            self.failures[f"{measure}: {failure}"] += 1

    def add(self, other):
        for measure, (right, of) in other.items():
            self[measure][0] += right
            self[measure][1] += of
        self.failures.update(other.failures)

    def share(self, measure):
        right, of = self[measure]
        return right / of if of else 1.0


def score(blocks, found):
    """blocks: of a truth; found: the texts of the blocks that were read, in order."""
    return _Comparison(blocks, found).scores


class _Comparison:
    def __init__(self, blocks, found):
        self.blocks = blocks
        self.scores = Scores()
        keys, self.positions = index_words(blocks)
        words = [(key_of(w), number) for number, text in enumerate(found) for w in text.split()]
        words = [(key, number) for key, number in words if key]
        partners = align(keys, [key for key, _ in words])
        self.block_read = [None] * len(keys)  # for each word of the truth the block it was read in
        self.rank = [None] * len(keys)  # and its place among the words read that are known and no furniture
        rank = 0
        for (_, number), i in zip(words, partners):
            if i is None:
                continue
            if self.block_read[i] is None:
                self.block_read[i] = number
            if self.block_of(i)["kind"] != "furniture" and self.rank[i] is None:
                self.rank[i] = rank
                rank += 1
        self.of_block = defaultdict(list)
        for i, (block, _) in enumerate(self.positions):
            self.of_block[block].append(i)
        self.rank_in_flow = self.ranks_in_flows()
        self.score_words()
        self.score_neighbours()

    def block_of(self, i):
        return self.blocks[self.positions[i][0]]

    def name(self, block):
        """How a failure at this block is called: "experience item"."""
        return f"{self.blocks[block].get('part', '')} {self.blocks[block]['kind']}".strip()

    def ranks_in_flows(self):
        flows = defaultdict(list)
        for i, rank in enumerate(self.rank):
            if rank is not None:
                flows[self.block_of(i)["flow"]].append((rank, i))
        ranks = [None] * len(self.rank)
        for members in flows.values():
            for number, (_, i) in enumerate(sorted(members)):
                ranks[i] = number
        return ranks

    def row(self, block):
        row = self.blocks[block]["row"]
        return ("block", block) if row is None else ("row", row)

    def score_words(self):
        read = defaultdict(Counter)  # block read -> rows of its words
        home = defaultdict(Counter)  # block of the truth -> blocks its words were read in
        for i, (block, _) in enumerate(self.positions):
            if self.block_read[i] is not None:
                read[self.block_read[i]][self.row(block)] += 1
                home[block][self.block_read[i]] += 1
        for i, (block, _) in enumerate(self.positions):
            if self.blocks[block]["kind"] == "furniture":
                continue
            at = self.block_read[i]
            right = (at is not None and home[block].most_common(1)[0][0] == at
                     and read[at].most_common(1)[0][0] == self.row(block))
            self.scores.count("words", right, f"{self.name(block)}, {'lost' if at is None else 'elsewhere'}")

    def score_neighbours(self):
        flows = defaultdict(list)
        for number, block in enumerate(self.blocks):
            if block["kind"] != "furniture":
                flows[block["flow"]].append(number)
        for members in flows.values():
            for block in members:
                self.score_wraps(block)
            steps = self.steps(members)
            for step in steps:
                for block in step[1:]:
                    self.scores.count("order", self.together(step[0]) and self.together(block), f"{self.name(block)} torn apart")
            for before, after in zip(steps, steps[1:]):
                self.score_order(before, after)
            for before, after in zip(members, members[1:]):
                self.score_break(before, after)

    def steps(self, members):
        steps = []
        for number in members:
            step = self.blocks[number]["step"]
            if steps and step is not None and self.blocks[steps[-1][-1]]["step"] == step:
                steps[-1].append(number)
            else:
                steps.append([number])
        return steps

    def together(self, block):
        ranks = [self.rank_in_flow[i] for i in self.of_block[block] if self.rank_in_flow[i] is not None]
        return bool(ranks) and max(ranks) - min(ranks) + 1 == len(ranks)

    def score_order(self, before, after):
        first = [i for block in before for i in self.of_block[block]]
        second = [i for block in after for i in self.of_block[block]]
        pages = {self.page(i) for i in first + second}
        ranks = self.rank if len(pages) == 1 else self.rank_in_flow
        first = [ranks[i] for i in first if ranks[i] is not None]
        second = [ranks[i] for i in second if ranks[i] is not None]
        right = first and second and max(first) + 1 == min(second)
        self.scores.count("order", right, f"{self.name(before[-1])} before {self.name(after[0])}")

    def page(self, i):
        block, offset = self.positions[i]
        return self.blocks[block]["page"][offset]

    def line(self, i):
        block, offset = self.positions[i]
        return self.blocks[block]["lines"][offset]

    def score_wraps(self, block):
        """Within a block every line goes on with the one above it."""
        words = self.of_block[block]
        for i, j in zip(words, words[1:]):
            if self.line(i) != self.line(j):
                self.scores.count("joins", self.joined(i, j), f"{self.name(block)}, not joined")

    def score_break(self, before, after):
        """The first line of a block does not go on with the last one of the block before it."""
        if self.row(before) == self.row(after):
            return
        i, j = self.of_block[before][-1], self.of_block[after][0]
        if self.block_read[i] is None or self.block_read[j] is None:
            return  # counted as lost words already
        self.scores.count("joins", not self.joined(i, j), f"{self.name(before)} and {self.name(after)}, joined")

    def joined(self, i, j):
        return self.block_read[i] is not None and self.block_read[i] == self.block_read[j]
