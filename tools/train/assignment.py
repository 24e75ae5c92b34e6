"""The Hungarian method: rows to columns at the least total cost."""

import numpy as np


def assign(cost):
    """cost: array, rows x columns. Pairs (row, column), as many as the shorter side has."""
    cost = np.asarray(cost, dtype=float)
    if cost.size == 0:
        return []
    if cost.shape[0] > cost.shape[1]:
        return [(row, column) for column, row in assign(cost.T)]
    rows, columns = cost.shape
    of_row, of_column = np.zeros(rows + 1), np.zeros(columns + 1)
    row_of, way = np.zeros(columns + 1, dtype=int), np.zeros(columns + 1, dtype=int)
    for row in range(1, rows + 1):
        row_of[0], column = row, 0
        least, used = np.full(columns + 1, np.inf), np.zeros(columns + 1, dtype=bool)
        while row_of[column]:
            used[column] = True
            now = row_of[column]
            own = cost[now - 1] - of_row[now] - of_column[1:]
            better = ~used[1:] & (own < least[1:])
            least[1:][better], way[1:][better] = own[better], column
            step_to = 1 + int(np.where(used[1:], np.inf, least[1:]).argmin())
            step = least[step_to]
            of_row[row_of[used]] += step
            of_column[used] -= step
            least[~used] -= step
            column = step_to
        while column:
            row_of[column] = row_of[way[column]]
            column = way[column]
    return [(int(row_of[c]) - 1, c - 1) for c in range(1, columns + 1) if row_of[c]]
