"""A bidirectional GRU over sequences of unlike length, with its gradient by hand.

PyTorch's own takes each step out of what it made of all steps, and gives each of them back as a whole: on a CPU most of a
training's time goes into adding zeros.
"""

import torch


class Direction(torch.autograd.Function):
    """One direction over time x sequences x inputs, the longest sequence first; `active` has the number of sequences
    that are that long, for each step. What is behind the end of a sequence stays zero."""

    @staticmethod
    def forward(ctx, x, weight_in, weight_over, bias_in, bias_over, active, backwards):
        steps, count, _ = x.shape
        hidden = weight_over.shape[1]
        from_input = torch.addmm(bias_in, x.reshape(steps * count, -1), weight_in.t()).view(steps, count, 3 * hidden)
        gates = x.new_zeros(steps, count, 2 * hidden)  # reset, update
        fresh = x.new_zeros(steps, count, hidden)  # what the input would make of the state
        over = x.new_zeros(steps, count, hidden)  # the old state's part of that, before the reset
        before = x.new_zeros(steps, count, hidden)
        output = x.new_zeros(steps, count, hidden)
        transposed = weight_over.t().contiguous()
        state = x.new_zeros(count, hidden)
        for step in (reversed(range(steps)) if backwards else range(steps)):
            rows = active[step]
            old, given = state[:rows], from_input[step, :rows]
            own = torch.addmm(bias_over, old, transposed)
            both = torch.sigmoid(given[:, :2 * hidden] + own[:, :2 * hidden])
            new = torch.tanh(given[:, 2 * hidden:] + both[:, :hidden] * own[:, 2 * hidden:])
            before[step, :rows], gates[step, :rows], fresh[step, :rows] = old, both, new
            over[step, :rows] = own[:, 2 * hidden:]
            state[:rows] = torch.lerp(new, old, both[:, hidden:])
            output[step, :rows] = state[:rows]
        ctx.save_for_backward(x, weight_in, weight_over, gates, fresh, over, before)
        ctx.active, ctx.backwards = active, backwards
        return output

    @staticmethod
    def backward(ctx, gradient):
        x, weight_in, weight_over, gates, fresh, over, before = ctx.saved_tensors
        steps, count, hidden = fresh.shape
        reset, update = gates[..., :hidden], gates[..., hidden:]
        # All that the steps need and that does not depend on what comes back to them
        to_fresh = (1 - update) * (1 - fresh * fresh)
        to_update = (before - fresh) * update * (1 - update)
        to_reset = over * reset * (1 - reset)
        of_input = x.new_zeros(steps, count, 3 * hidden)
        of_state = x.new_zeros(steps, count, 3 * hidden)
        back = x.new_zeros(count, hidden)
        for step in (range(steps) if ctx.backwards else reversed(range(steps))):
            rows = ctx.active[step]
            all_of = back[:rows] + gradient[step, :rows]
            own, given = of_state[step, :rows], of_input[step, :rows]
            torch.mul(all_of, to_fresh[step, :rows], out=given[:, 2 * hidden:])
            torch.mul(given[:, 2 * hidden:], to_reset[step, :rows], out=own[:, :hidden])
            torch.mul(all_of, to_update[step, :rows], out=own[:, hidden:2 * hidden])
            torch.mul(given[:, 2 * hidden:], reset[step, :rows], out=own[:, 2 * hidden:])
            back[:rows] = torch.addmm(all_of * update[step, :rows], own, weight_over)
        of_input[..., :2 * hidden] = of_state[..., :2 * hidden]
        flat_input, flat_state = of_input.view(steps * count, -1), of_state.view(steps * count, -1)
        return ((flat_input @ weight_in).view(x.shape), flat_input.t() @ x.reshape(steps * count, -1),
                flat_state.t() @ before.view(steps * count, -1), flat_input.sum(0), flat_state.sum(0), None, None)


def run(gru, rows, lengths):
    """What a bidirectional nn.GRU of one layer says. rows: of all sequences, one below the other. Returns sequences x
    steps x outputs, padded with zeros, and the rows padded the same way."""
    order = sorted(range(len(lengths)), key=lambda i: -lengths[i])
    parts = torch.split(rows, lengths)
    padded = torch.nn.utils.rnn.pad_sequence([parts[i] for i in order])
    active = [sum(length > step for length in lengths) for step in range(max(lengths))]
    outputs = []
    for suffix in ("", "_reverse"):
        weights = [getattr(gru, f"{name}_l0{suffix}") for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")]
        outputs.append(Direction.apply(padded, *weights, active, bool(suffix)))
    back = torch.tensor([order.index(i) for i in range(len(lengths))])
    return torch.cat(outputs, dim=-1).transpose(0, 1)[back], padded.transpose(0, 1)[back]
