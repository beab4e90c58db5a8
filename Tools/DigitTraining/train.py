"""Cuts cells out of drawn pictures and trains the network that tells what stands in a cell.

    train.py cut --fonts FONTS.json --out CELLS.npz --count 500 --seed 7
    train.py cut --pictures FOLDER --out TEST.npz
    train.py fit --cells CELLS.npz ... --judge TEST.npz --out digits.pt [--photos PHOTOS.npz]
    train.py export --network digits.pt --judge TEST.npz --out digits.weights
    train.py judge --weights digits.weights --judge TEST.npz

Classes: 0 nothing, 1 to 9 printed, 10 to 18 handwritten 1 to 9, 19 anything else.
"""

import argparse
import glob
import json
import os
import struct

import cv2
import numpy as np

import render

SIDE = 32
OTHER = 19
CLASSES = 20


# Cells


def corners(lattice):
    """Four corners of each of the 81 cells: [81, 4, 2] in the order P00, P10, P01, P11."""
    p = np.asarray(lattice, np.float64).reshape(10, 10, 2)
    return np.stack([p[:9, :9], p[:9, 1:], p[1:, :9], p[1:, 1:]], 2).reshape(81, 4, 2)


def cut(grey, cells):
    """Crops of 32x32 pixels of cells given by their corners, as the reader cuts them."""
    result = np.zeros((len(cells), SIDE, SIDE), np.uint8)
    a, b, c, d = cells[:, 0], cells[:, 1], cells[:, 2], cells[:, 3]
    sides = (np.linalg.norm(b - a, axis=1) + np.linalg.norm(d - c, axis=1)
             + np.linalg.norm(c - a, axis=1) + np.linalg.norm(d - b, axis=1)) / 4
    steps = np.maximum(1, np.round(sides * 1.2 / SIDE)).astype(int)
    for step in np.unique(steps):
        which = np.nonzero(steps == step)[0]
        n = SIDE * step
        t = -0.1 + 1.2 * (np.arange(n) + 0.5) / n
        u, v = np.meshgrid(t, t)
        weights = np.stack([(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v], -1)
        points = np.einsum("yxk,nkd->nyxd", weights, cells[which]).astype(np.float32)
        flat = points.reshape(-1, n, 2)
        values = np.empty(flat.shape[:2], np.float32)
        for start in range(0, len(flat), 30000):
            part = flat[start:start + 30000]
            values[start:start + 30000] = cv2.remap(
                grey, part[..., 0], part[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        values = values.reshape(-1, SIDE, step, SIDE, step).mean((2, 4))
        result[which] = np.clip(np.round(values), 0, 255)
    return result


def jittered(rng, lattice, amount):
    """The lattice as a finder might have found it."""
    p = np.asarray(lattice, np.float64)
    cell = np.linalg.norm(p[99] - p[0]) / (9 * np.sqrt(2))
    centre = p.mean(0)
    p = (p - centre) @ (np.eye(2) + rng.normal(0, 0.004, (2, 2))) + centre
    p = p + rng.normal(0, 0.6 * amount, 2) * cell
    grid = np.array([[c, r] for r in range(10) for c in range(10)]) / 4.5 - 1
    p = p + (grid[:, :1] * grid[:, 1:]) * rng.normal(0, amount, 2) * cell
    return p + rng.uniform(-1, 1, p.shape) * amount * cell


def labels(truth):
    y = np.array([int(d) for d in truth["digits"]])
    for cell in truth["handwritten"]:
        y[cell] += 9
    for cell in truth.get("others", []):
        y[cell] = OTHER
    return y


def others(rng, grey, lattice, y):
    """Cells that are no digit: turned digits, and cells of a lattice in the wrong place."""
    cells = corners(lattice)
    chosen = []
    for cell in np.nonzero((y > 0) & (y < OTHER))[0]:
        digit = (y[cell] - 1) % 9 + 1
        if rng.random() > 0.1:
            continue
        p00, p10, p01, p11 = cells[cell]
        turn = rng.integers(3)
        if turn == 0:
            chosen.append([p10, p11, p00, p01])
        elif turn == 1:
            chosen.append([p01, p00, p11, p10])
        elif digit in (3, 4, 7):
            chosen.append([p11, p01, p10, p00])
    for cell in rng.choice(81, 6, replace=False):
        r, c = divmod(cell, 9)
        if r == 8 or c == 8:
            continue
        du, dv = [(0.5, 0), (0, 0.5), (0.5, 0.5)][rng.integers(3)]
        near = [y[cell]] + ([y[cell + 1]] if du else []) + ([y[cell + 9]] if dv else [])
        if not any(near):
            continue
        du, dv = [s + rng.uniform(-0.12, 0.12) * (s > 0) for s in (du, dv)]
        p00, p10, p01, p11 = cells[cell]
        at = lambda u, v: (1 - u) * (1 - v) * p00 + u * (1 - v) * p10 + (1 - u) * v * p01 + u * v * p11
        chosen.append([at(du, dv), at(1 + du, dv), at(du, 1 + dv), at(1 + du, 1 + dv)])
    return np.array(chosen).reshape(-1, 4, 2)


def to_grey(image):
    rgb = image.astype(np.float32)
    return rgb[..., 0] * 0.299 + rgb[..., 1] * 0.587 + rgb[..., 2] * 0.114


def cut_drawn(chosen):
    faces = render.Typefaces(chosen.fonts, False)
    faces.mixed = True
    kinds = ["print", "app", "text", "screen", "hand"]
    xs, ys = [], []
    for number in range(chosen.count):
        rng = np.random.default_rng([chosen.seed, number, 5])
        hard = rng.random() < 0.6
        solution = rng.integers(1, 10, 81)
        puzzle = solution * (rng.random(81) < rng.uniform(0.3, 0.75))
        strange = {}
        if rng.random() < 0.3:
            for cell in rng.choice(81, rng.integers(2, 20), replace=False):
                strange[int(cell)] = str(rng.choice(list(render.LETTERS + render.SYMBOLS)))
                puzzle[cell] = 0
        kind = str(rng.choice(kinds, p=[0.52, 0.26, 0.1, 0.06, 0.06]))
        if kind in ("text", "hand"):
            strange = {}
        faces.mixed = rng.random() < 0.75
        image, quality, truth = render.picture(rng, faces, puzzle, solution, hard, kind, strange, longest=860)
        if not render.legible(image, truth):
            continue
        truth["others"] = list(strange)
        if quality is not None:
            data = cv2.imencode(".jpg", image[:, :, ::-1], [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
            image = cv2.imdecode(data, cv2.IMREAD_COLOR)[:, :, ::-1]
        grey = to_grey(image)
        y = labels(truth)
        for _ in range(2):
            amount = rng.choice([0.02, 0.04, 0.05, 0.08], p=[0.35, 0.3, 0.25, 0.1])
            lattice = jittered(rng, truth["lattice"], amount)
            xs.append(cut(grey, corners(lattice)))
            ys.append(y)
            wrong = others(rng, grey, lattice, y)
            if len(wrong):
                xs.append(cut(grey, wrong))
                ys.append(np.full(len(wrong), OTHER))
    np.savez(chosen.out, x=np.concatenate(xs), y=np.concatenate(ys).astype(np.uint8))


def cut_pictures(chosen):
    xs, ys, hard, board = [], [], [], []
    rng = np.random.default_rng(3)
    for name in sorted(glob.glob(os.path.join(chosen.pictures, "*.json"))):
        truth = json.load(open(name))
        path = name[:-4] + "jpg"
        if not os.path.exists(path):
            path = name[:-4] + "png"
        image = cv2.imread(path, cv2.IMREAD_COLOR)[:, :, ::-1]
        lattice = jittered(rng, truth["lattice"], 0.02)
        xs.append(cut(to_grey(image), corners(lattice)))
        ys.append(labels(truth))
        hard.append(np.full(81, truth["hard"]))
        board.append(np.full(81, int(os.path.basename(name)[:-5])))
    np.savez(chosen.out, x=np.concatenate(xs), y=np.concatenate(ys).astype(np.uint8),
             hard=np.concatenate(hard), board=np.concatenate(board))


# The network


def network(widths=(16, 32, 64, 64, 96)):
    import torch.nn as nn
    a, b, c, d, e = widths

    def conv(i, o):
        return [nn.Conv2d(i, o, 3, padding=1, bias=False), nn.BatchNorm2d(o), nn.ReLU(inplace=True)]

    return nn.Sequential(
        *conv(1, a), nn.MaxPool2d(2), *conv(a, b), nn.MaxPool2d(2), *conv(b, c), *conv(c, d),
        nn.MaxPool2d(2), nn.Flatten(), nn.Dropout(0.2),
        nn.Linear(d * 16, e, bias=False), nn.BatchNorm1d(e), nn.ReLU(inplace=True),
        nn.Linear(e, CLASSES))


def standard(x):
    """Standardised as the reader does: less the mean, by the deviation and eight."""
    x = x.float()
    mean = x.mean((2, 3), keepdim=True)
    deviation = x.std((2, 3), keepdim=True, unbiased=False)
    return (x - mean) / (deviation + 8)


def altered(x, torch):
    """A batch of pixels with small changes of place, sharpness, grain and polarity."""
    import torch.nn.functional as F
    n = len(x)
    x = x.float()
    angle = torch.randn(n) * 0.05
    scale = 1 + torch.randn(n) * 0.08
    theta = torch.zeros(n, 2, 3)
    theta[:, 0, 0] = scale * torch.cos(angle)
    theta[:, 0, 1] = -scale * torch.sin(angle)
    theta[:, 1, 0] = scale * torch.sin(angle)
    theta[:, 1, 1] = scale * torch.cos(angle) * (1 + torch.randn(n) * 0.03)
    theta[:, :, 2] = torch.randn(n, 2) * 0.06
    x = F.grid_sample(x, F.affine_grid(theta, x.shape, align_corners=False), padding_mode="border",
                      align_corners=False)
    soft = F.avg_pool2d(F.pad(x, (1, 1, 1, 1), mode="replicate"), 3, 1)
    k = torch.rand(n, 1, 1, 1) * 1.3 - 0.35
    x = x + (soft - x) * k * (torch.rand(n, 1, 1, 1) < 0.5)
    x = x + torch.randn(x.shape) * torch.rand(n, 1, 1, 1) * 6
    fade = 0.35 + 0.65 * torch.rand(n, 1, 1, 1)
    x = torch.where(torch.rand(n, 1, 1, 1) < 0.3, 128 + (x - 128) * fade, x)
    x = torch.where(torch.rand(n, 1, 1, 1) < 0.15, 255 - x, x)
    return standard(x.clamp(0, 255))


def fit(chosen):
    import torch
    import torch.nn.functional as F
    torch.set_num_threads(chosen.threads)
    torch.manual_seed(1)
    files = [np.load(f) for f in chosen.cells]
    x = np.concatenate([f["x"] for f in files])
    y = np.concatenate([f["y"] for f in files]).astype(np.int64)
    judge = np.load(chosen.judge) if chosen.judge else None
    if chosen.photos:
        photos = np.load(chosen.photos)
        keep = np.ones(len(photos["y"]), bool)
        if chosen.fold is not None:
            keep = photos["fold"] != chosen.fold
        px, py = photos["x"][keep], photos["y"][keep].astype(np.int64)
        # Empty cells are many and alike; the digits of the photographs weigh more.
        digits = py > 0
        some = np.nonzero(~digits)[0][::2]
        px = np.concatenate([np.repeat(px[digits], chosen.repeat, 0), px[some]])
        py = np.concatenate([np.repeat(py[digits], chosen.repeat), py[some]])
        if chosen.sample:
            part = np.random.default_rng(2).choice(len(y), min(chosen.sample, len(y)), replace=False)
            x, y = x[part], y[part]
        x, y = np.concatenate([x, px]), np.concatenate([y, py])
    net = network()
    if chosen.start:
        net.load_state_dict(torch.load(chosen.start)["net"])
    # Printed cells outnumber the rest; a mild weight keeps handwriting and the rest heard.
    counts = np.bincount(y, minlength=CLASSES) + 1
    print("cells", len(y), "per class", counts.tolist(), flush=True)
    # Twice as quick on a processor.
    net = net.to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=chosen.rate, weight_decay=2e-3)
    batch = 192
    rounds = len(y) // batch
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, chosen.rate, total_steps=max(1, int(rounds * chosen.epochs)) + 1, pct_start=0.2)
    generator = np.random.default_rng(4)
    done = 0
    total = int(rounds * chosen.epochs)
    slow = {k: v.clone() for k, v in net.state_dict().items()}
    while done < total:
        order = generator.permutation(len(y))
        running = []
        for start in range(0, rounds * batch, batch):
            part = order[start:start + batch]
            net.train()
            pixels = altered(torch.from_numpy(x[part])[:, None], torch)
            loss = F.cross_entropy(net(pixels.to(memory_format=torch.channels_last)),
                                   torch.from_numpy(y[part]))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            running.append(loss.item())
            done += 1
            if done % 4 == 0:
                keep = min(0.99, done / (done + 100.0))
                for k, v in net.state_dict().items():
                    if v.dtype.is_floating_point:
                        slow[k].mul_(keep).add_(v, alpha=1 - keep)
                    else:
                        slow[k].copy_(v)
            if done % 400 == 0:
                print(done, total, round(float(np.mean(running[-400:])), 4), flush=True)
            if done >= total:
                break
        mean = network()
        mean.load_state_dict(slow)
        torch.save({"net": slow}, chosen.out + ".part")
        os.replace(chosen.out + ".part", chosen.out)
        if judge is not None:
            report(*logits(mean, judge["x"]), judge)


def logits(net, x):
    import torch
    net.eval()
    with torch.no_grad():
        found = torch.cat([net(standard(torch.from_numpy(x[i:i + 1024])[:, None]))
                           for i in range(0, len(x), 1024)])
    return (found,)


def digit_of(classes):
    """0 to 9 for the classes, 10 for anything else."""
    return np.where(classes == OTHER, 10, np.where(classes > 9, classes - 9, classes))


def report(found, judge, verbose=False):
    y = judge["y"].astype(int)
    p = found.argmax(1).numpy()
    value = digit_of(p) == digit_of(y)
    lines = [f"cells {value.mean():.5f}"]
    if "hard" in judge:
        hard = judge["hard"].astype(bool)
        boards = np.unique(judge["board"])
        whole = {b: value[judge["board"] == b].all() for b in boards}
        difficult = {b: hard[judge["board"] == b][0] for b in boards}
        for name, want in (("easy", False), ("hard", True)):
            mask = hard == want
            share = np.mean([whole[b] for b in boards if difficult[b] == want])
            lines.append(f"{name} {value[mask].mean():.5f} boards {share:.4f}")
    digits = (y > 0) & (y < OTHER)
    lines.append(f"digits {value[digits].mean():.5f}")
    both = digits & value & (p > 0)
    written = y > 9
    if written.any():
        lines.append(f"written as printed {np.mean(p[both & written] < 10):.4f} "
                     f"printed as written {np.mean(p[both & ~written] > 9):.5f} "
                     f"written read {value[written & digits].mean():.4f}")
    print("; ".join(lines), flush=True)
    if verbose:
        for c in range(CLASSES):
            mask = y == c
            if mask.any():
                wrong = np.bincount(p[mask & ~value], minlength=CLASSES)
                top = [(int(i), int(wrong[i])) for i in np.argsort(-wrong)[:3] if wrong[i]]
                print(f"  class {c}: {mask.sum()} cells, {value[mask].mean():.4f} right, taken for {top}")


# The file of weights


def folded(state):
    """Weights and biases of the six layers with their normalisation folded in."""
    net = {k: v.double().numpy() for k, v in state.items()}
    numbers = sorted({int(k.split(".")[0]) for k in net})
    layers = []
    for n in numbers:
        weight = net.get(f"{n}.weight")
        if f"{n}.running_mean" in net:
            gain = weight / np.sqrt(net[f"{n}.running_var"] + 1e-5)
            last = layers[-1][0]
            layers[-1] = (last * gain.reshape(-1, *[1] * (last.ndim - 1)),
                          net[f"{n}.bias"] - net[f"{n}.running_mean"] * gain)
        else:
            layers.append((weight, net.get(f"{n}.bias", np.zeros(len(weight)))))
    return layers


def write(layers, path):
    data = b"DIG1"
    for weight, bias in layers:
        flat = weight.reshape(len(weight), -1)
        scale = np.maximum(np.abs(flat).max(1), 1e-9) / 127
        whole = np.clip(np.round(flat / scale[:, None]), -127, 127).astype(np.int8)
        data += struct.pack("<II", *flat.shape)
        data += scale.astype("<f4").tobytes() + bias.astype("<f4").tobytes() + whole.tobytes()
    with open(path + ".part", "wb") as out:
        out.write(data)
    os.replace(path + ".part", path)


def read(path):
    data = open(path, "rb").read()
    if data[:4] != b"DIG1":
        raise SystemExit(f"{path}: not a file of weights")
    at = 4
    layers = []
    while at < len(data):
        outputs, inputs = struct.unpack_from("<II", data, at)
        at += 8
        scale = np.frombuffer(data, "<f4", outputs, at)
        bias = np.frombuffer(data, "<f4", outputs, at + 4 * outputs)
        at += 8 * outputs
        whole = np.frombuffer(data, np.int8, outputs * inputs, at).reshape(outputs, inputs)
        at += outputs * inputs
        layers.append((whole.astype(np.float32) * scale[:, None], bias.copy()))
    return layers


class Quantised:
    """The network as the file of weights describes it."""

    def __init__(self, path):
        import torch
        self.layers = [(torch.from_numpy(w), torch.from_numpy(b)) for w, b in read(path)]

    def eval(self):
        pass

    def __call__(self, x):
        import torch.nn.functional as F
        for i, (w, b) in enumerate(self.layers):
            if i < 4:
                x = F.relu(F.conv2d(x, w.reshape(len(w), -1, 3, 3), b, padding=1))
                if i != 2:
                    x = F.max_pool2d(x, 2)
            else:
                x = F.linear(x.flatten(1), w, b)
                if i == 4:
                    x = F.relu(x)
        return x


def digit_logits(found):
    """Logits of 0 to 9 and other, with handwritten and printed digits together."""
    import torch
    printed, written = found[:, 1:10], found[:, 10:19]
    return torch.cat([found[:, :1], torch.logaddexp(printed, written), found[:, 19:]], 1)


def temperature(found, y):
    """The divisor of the logits under which the digits' probabilities are truest."""
    import torch
    import torch.nn.functional as F
    best = None
    target = torch.from_numpy(digit_of(y.astype(np.int64)))
    for t in np.geomspace(0.5, 4, 60):
        loss = F.cross_entropy(digit_logits(found / t), target).item()
        if best is None or loss < best[0]:
            best = (loss, float(t))
    return best[1]


def calibration(found, y):
    import torch
    p = torch.softmax(found, 1)
    p = torch.softmax(digit_logits(found), 1).numpy()
    sure, right = p.max(1), p.argmax(1) == digit_of(y.astype(int))
    edges = [0, 0.5, 0.8, 0.9, 0.97, 0.99, 0.999, 1.01]
    for a, b in zip(edges, edges[1:]):
        mask = (sure >= a) & (sure < b)
        if mask.any():
            print(f"  said {sure[mask].mean():.4f} right {right[mask].mean():.4f} of {mask.sum()}")
    print(f"  negative log likelihood {-np.log(np.maximum(p[np.arange(len(y)), digit_of(y.astype(int))], 1e-12)).mean():.5f}")


def export(chosen):
    import torch
    torch.set_num_threads(chosen.threads)
    judge = np.load(chosen.judge)
    net = network()
    net.load_state_dict(torch.load(chosen.network)["net"])
    found = logits(net, judge["x"])[0]
    print("in floating point:")
    report(found, judge)
    calibrate = np.load(chosen.calibrate) if chosen.calibrate else judge
    t = chosen.temperature or temperature(logits(net, calibrate["x"])[0], calibrate["y"])
    print(f"temperature {t:.3f}")
    layers = folded(net.state_dict())
    layers[-1] = (layers[-1][0] / t, layers[-1][1] / t)
    write(layers, chosen.out)
    found = logits(Quantised(chosen.out), judge["x"])[0]
    print("in eight bits:")
    report(found, judge, verbose=True)
    calibration(found, judge["y"])
    if chosen.vectors:
        rng = np.random.default_rng(9)
        pick = [int(rng.choice(np.nonzero(judge["y"] == c)[0])) for c in range(CLASSES)
                if (judge["y"] == c).any()]
        pick += [int(i) for i in rng.choice(len(judge["y"]), 20 - len(pick), replace=False)]
        p = torch.softmax(found[pick], 1).numpy()
        vectors = [{"pixels": judge["x"][i].ravel().tolist(), "class": int(judge["y"][i]),
                    "probabilities": [round(float(v), 7) for v in p[k]]}
                   for k, i in enumerate(pick)]
        with open(chosen.vectors + ".part", "w") as out:
            json.dump(vectors, out)
        os.replace(chosen.vectors + ".part", chosen.vectors)


def judge(chosen):
    data = np.load(chosen.judge)
    found = logits(Quantised(chosen.weights), data["x"])[0]
    report(found, data, verbose=True)
    calibration(found, data["y"])


def main():
    options = argparse.ArgumentParser()
    commands = options.add_subparsers(dest="command", required=True)
    c = commands.add_parser("cut")
    c.add_argument("--fonts")
    c.add_argument("--pictures")
    c.add_argument("--out", required=True)
    c.add_argument("--count", type=int, default=100)
    c.add_argument("--seed", type=int, default=7)
    f = commands.add_parser("fit")
    f.add_argument("--cells", nargs="+", required=True)
    f.add_argument("--judge")
    f.add_argument("--photos", help="cells of photographs: x, y and fold")
    f.add_argument("--fold", type=int, help="the fold of photographs to leave out")
    f.add_argument("--repeat", type=int, default=2)
    f.add_argument("--sample", type=int, help="drawn cells to mix with the photographs")
    f.add_argument("--start", help="a network to go on from")
    f.add_argument("--out", required=True)
    f.add_argument("--epochs", type=float, default=5)
    f.add_argument("--rate", type=float, default=3e-3)
    f.add_argument("--threads", type=int, default=2)
    e = commands.add_parser("export")
    e.add_argument("--network", required=True)
    e.add_argument("--judge", required=True)
    e.add_argument("--calibrate", help="other cells to choose the temperature by")
    e.add_argument("--temperature", type=float)
    e.add_argument("--out", required=True)
    e.add_argument("--vectors")
    e.add_argument("--threads", type=int, default=2)
    j = commands.add_parser("judge")
    j.add_argument("--weights", required=True)
    j.add_argument("--judge", required=True)
    chosen = options.parse_args()
    if chosen.command == "cut":
        (cut_pictures if chosen.pictures else cut_drawn)(chosen)
    else:
        {"fit": fit, "export": export, "judge": judge}[chosen.command](chosen)


if __name__ == "__main__":
    main()
