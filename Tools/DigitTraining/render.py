"""Draws pictures of Sudokus, with the truth about them, from a seed.

    render.py --fonts FONTS.json --puzzles PUZZLES.txt --out FOLDER --count 600 --seed 1 [--writing 1] [--held-out]

A picture is drawn on a flat page, bent, seen by a camera and spoilt as cameras spoil, or drawn as
a screen. Beside NNNN.jpg or NNNN.png stands NNNN.json: the digits, the cells that are handwritten,
the 10x10 lattice in pixels from the top left of the puzzle, `hard`, and the kind of picture.
"""

import argparse
import json
import os
from functools import lru_cache

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

cv2.setNumThreads(1)

LETTERS = "ACEFHKLMNPRUVWXYadekmnpuvwx"
LOWER = np.array(list("aeiounrstlmdcpbg"))
SYMBOLS = "#$%&@+=?*<>^~"
HERSHEY = [cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_COMPLEX,
           cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_COMPLEX_SMALL, cv2.FONT_HERSHEY_PLAIN]


@lru_cache(4000)
def face(path, index, size):
    return ImageFont.truetype(path, size, index=index)


class Typefaces:
    """The families of one side of the split."""

    def __init__(self, path, held_out):
        families = [f for f in json.load(open(path)) if f["held_out"] == held_out]
        self.print = [f for f in families if not f["handwritten"]]
        self.hand = [f for f in families if f["handwritten"]]
        self.mono = [f for f in families if f["mono"] and not f["handwritten"]] or self.print
        self.held_out = held_out
        self.mixed = False

    def one(self, rng, among=None):
        among = among or self.print
        family = among[rng.integers(len(among))]
        path, index = family["files"][rng.integers(len(family["files"]))]
        return path, index, family["family"]

    def wordy(self, rng):
        """A face with letters."""
        while True:
            font = self.one(rng)
            type_ = face(font[0], font[1], 24)
            if type_.getmask("A").getbbox() != type_.getmask("K").getbbox():
                return font

    def digit(self, rng, usual):
        """The face of the next digit: the usual one, or any when faces are mixed for training."""
        return self.one(rng) if self.mixed else usual


# Handwriting


def arc(cx, cy, rx, ry, start, stop, count=14):
    angles = np.radians(np.linspace(start, stop, count))
    return [(cx + rx * np.cos(a), cy + ry * np.sin(a)) for a in angles]


def curve(*points, count=12):
    """A Bezier curve of two, three or four control points."""
    p = np.array(points, float)
    t = np.linspace(0, 1, count)[:, None]
    while True:
        if len(p) == 2:
            return [tuple(q) for q in (1 - t) * p[0] + t * p[1]]
        if len(p) == 3:
            return [tuple(q) for q in (1 - t) ** 2 * p[0] + 2 * t * (1 - t) * p[1] + t**2 * p[2]]
        return [tuple(q) for q in (1 - t) ** 3 * p[0] + 3 * t * (1 - t) ** 2 * p[1]
                + 3 * t**2 * (1 - t) * p[2] + t**3 * p[3]]


def strokes(digit, rng):
    """Pen strokes of a digit in a box of width about 0.6 and height 1, y downwards."""
    r = lambda a, b: rng.uniform(a, b)
    pick = rng.random()
    if digit == 1:
        x = r(0.25, 0.4)
        stem = [(x, 0), (x + r(-0.06, 0.04), 1)]
        if pick < 0.35:
            return [stem]
        flag = [(x - r(0.12, 0.34), r(0.15, 0.42)), (x, 0), (x + r(-0.05, 0.03), 1)]
        if pick < 0.8:
            return [flag]
        return [flag, [(x - r(0.15, 0.28), r(0.97, 1.03)), (x + r(0.15, 0.28), r(0.97, 1.03))]]
    if digit == 2:
        top = curve((r(0, 0.1), r(0.2, 0.32)), (r(0.1, 0.2), r(-0.15, -0.02)),
                    (r(0.6, 0.75), r(-0.1, 0.05)), (r(0.5, 0.6), r(0.3, 0.45)))
        x, y = top[-1]
        if pick < 0.6:
            down = curve((x, y), (x - 0.05, y + 0.2), (r(0, 0.1), r(0.95, 1.02)))
            return [top + down[1:] + [(r(0.5, 0.7), r(0.93, 1.03))]]
        loop = curve((x, y), (x - 0.1, y + 0.35), (r(0.05, 0.15), 0.95))
        tail = curve(loop[-1], (-0.12, r(0.8, 0.9)), (r(0.1, 0.2), r(0.68, 0.8)),
                     (r(0.55, 0.72), r(0.95, 1.08)))
        return [top + loop[1:] + tail[1:]]
    if digit == 3:
        m = r(0.42, 0.52)
        if pick < 0.22:
            x = r(0.48, 0.6)
            return [[(r(0.02, 0.1), r(0, 0.05)), (x, r(-0.02, 0.04)), (r(0.2, 0.3), r(0.36, 0.44))]
                    + curve((0.25, 0.4), (r(0.65, 0.8), r(0.35, 0.5)), (r(0.6, 0.75), r(0.95, 1.1)),
                            (r(-0.02, 0.06), r(0.85, 0.98)))]
        upper = curve((r(0.02, 0.12), r(0.08, 0.2)), (r(0.2, 0.3), r(-0.15, -0.02)),
                      (r(0.72, 0.85), r(0.05, 0.2)), (r(0.2, 0.32), m))
        lower = curve(upper[-1], (r(0.75, 0.9), m + r(-0.05, 0.06)), (r(0.6, 0.75), r(1, 1.15)),
                      (r(-0.02, 0.08), r(0.8, 0.95)))
        return [upper + lower[1:]]
    if digit == 4:
        bar = r(0.55, 0.72)
        x = r(0.38, 0.5)
        if pick < 0.5:
            left = [(r(0.05, 0.2), r(0, 0.1)), (r(0, 0.06), bar), (r(0.58, 0.72), bar + r(-0.06, 0.04))]
            return [left, [(x + r(-0.02, 0.06), r(-0.02, 0.35)), (x + r(-0.06, 0.02), 1)]]
        if pick < 0.85:
            return [[(x, 0), (r(-0.02, 0.08), bar), (r(0.6, 0.75), bar + r(-0.05, 0.05))],
                    [(x, r(-0.02, 0.1) if pick < 0.7 else r(0.3, 0.45)), (x + r(-0.04, 0.02), 1)]]
        return [[(x + 0.1, 1), (x, 0), (r(-0.02, 0.08), bar), (r(0.6, 0.75), bar)]]
    if digit == 5:
        x = r(0.08, 0.18)
        bowl = curve((x - 0.02, r(0.42, 0.5)), (r(0.6, 0.85), r(0.22, 0.42)),
                     (r(0.6, 0.8), r(1, 1.15)), (r(-0.05, 0.08), r(0.85, 0.98)))
        top = [(r(0.5, 0.65), r(-0.04, 0.06)), (x + r(-0.01, 0.03), r(0, 0.06))]
        if pick < 0.5:
            return [top + bowl]
        return [[top[1]] + bowl, [(x - r(-0.03, 0.04), r(-0.02, 0.06)), top[0]]]
    if digit == 6:
        m = r(0.55, 0.75)
        start = (r(0.4, 0.58), r(-0.02, 0.1))
        down = curve(start, (r(0, 0.2), r(0.05, 0.25)), (r(-0.08, 0.02), m), (r(0.08, 0.16), 0.86))
        loop = curve(down[-1], (r(0.25, 0.35), r(1.05, 1.15)), (r(0.65, 0.78), r(0.8, 0.9)),
                     (r(0.42, 0.52), r(0.5, 0.6)))
        end = curve(loop[-1], (r(0.25, 0.33), r(0.4, 0.5)), (r(0.05, 0.12), r(0.6, 0.75)))
        return [down + loop[1:] + end[1:]]
    if digit == 7:
        top = [(r(-0.02, 0.08), r(-0.02, 0.1)), (r(0.5, 0.65), r(-0.03, 0.06))]
        down = curve(top[1], (r(0.3, 0.5), r(0.3, 0.5)), (r(0.12, 0.35), r(0.97, 1.03)))
        result = [top + down[1:]]
        if rng.random() < 0.2:
            result[0] = [(top[0][0], top[0][1] + r(0.08, 0.2))] + result[0]
        if pick < 0.45:
            y = r(0.4, 0.58)
            result.append([(r(0.08, 0.2), y + r(-0.04, 0.06)), (r(0.5, 0.65), y + r(-0.06, 0.04))])
        return result
    if digit == 8:
        if pick < 0.3:
            m = r(0.42, 0.5)
            w = r(0.18, 0.26)
            return [arc(0.3, m / 2, w, m / 2, 0, 360), arc(0.3 + r(-0.03, 0.03), (1 + m) / 2,
                                                            w + r(0, 0.08), (1 - m) / 2, 0, 360)]
        a = (r(0.42, 0.56), r(0.08, 0.2))
        one = curve(a, (r(0.2, 0.3), r(-0.2, -0.05)), (r(-0.2, -0.02), r(0.25, 0.4)), (0.3, r(0.44, 0.52)))
        two = curve(one[-1], (r(0.7, 0.9), r(0.62, 0.72)), (r(0.45, 0.6), r(1.1, 1.2)), (r(0.18, 0.3), r(0.97, 1.02)))
        three = curve(two[-1], (r(-0.15, -0.02), r(0.85, 0.95)), (r(0, 0.15), r(0.55, 0.68)), (0.32, 0.45))
        four = curve(three[-1], (r(0.5, 0.65), r(0.28, 0.36)), (r(0.52, 0.66), r(0.08, 0.18)),
                     (a[0] + r(-0.06, 0.04), a[1] + r(-0.05, 0.06)))
        return [one + two[1:] + three[1:] + four[1:]]
    y = r(0.24, 0.32)
    start = (r(0.48, 0.58), r(0.1, 0.2))
    loop = curve(start, (r(0.25, 0.38), r(-0.2, -0.05)), (r(-0.15, 0), r(0.15, 0.3)),
                 (r(0.12, 0.2), r(0.42, 0.52)))
    back = curve(loop[-1], (r(0.3, 0.4), r(0.55, 0.62)), (start[0] - 0.02, y + 0.1), (start[0] + r(0, 0.04), r(0.1, 0.22)))
    x, top = back[-1]
    if pick < 0.5:
        tail = [(x, top), (x + r(-0.12, 0.04), 1)]
    elif pick < 0.8:
        tail = curve((x, top), (x + r(-0.02, 0.05), r(0.5, 0.7)), (r(0.2, 0.4), r(0.95, 1.05)))
    else:
        tail = curve((x, top), (x + 0.04, r(0.7, 0.9)), (r(0.3, 0.45), r(1, 1.12)), (r(0, 0.12), r(0.85, 0.95)))
    return [loop + back[1:] + tail[1:]]


@lru_cache(1)
def optical_digits():
    """Small scans of real handwriting, where scikit-learn is there."""
    try:
        from sklearn.datasets import load_digits
        found = load_digits()
        return [found.images[found.target == d] for d in range(10)]
    except ImportError:
        return None


class Writer:
    """A hand: its pen, slant, size and the way it forms digits."""

    def __init__(self, rng, faces, hard):
        self.rng = rng
        self.slant = rng.normal(0, 0.12)
        self.pen = rng.uniform(0.045, 0.13)
        self.size = rng.uniform(0.45, 0.85)
        self.loose = rng.uniform(0.5, 1.6 if hard else 1.1)
        draw = rng.random()
        self.face = faces.one(rng, faces.hand) if draw < 0.3 and faces.hand else None
        self.scans = optical_digits() if 0.3 <= draw < 0.42 and not faces.held_out else None
        self.seeds = rng.integers(1 << 30, size=10)
        colour = rng.random()
        if colour < 0.4:
            self.ink = np.array([rng.integers(10, 70), rng.integers(20, 90), rng.integers(110, 200)])
        elif colour < 0.65:
            self.ink = np.array([rng.integers(5, 60)] * 3)
        elif colour < 0.88:
            self.ink = np.array([rng.integers(60, 125)] * 3)
        else:
            self.ink = np.array([rng.integers(150, 220), rng.integers(10, 60), rng.integers(20, 70)])
        self.grain = rng.uniform(0, 0.5) if self.ink[0] > 60 and self.ink[0] < 130 else rng.uniform(0, 0.15)

    def mask(self, digit, side):
        """Coverage 0 to 1 in a cell of `side` pixels; the writing may run over its edge a little."""
        rng = self.rng
        n = 96
        box = np.zeros((n, n), np.uint8)
        height = self.size * rng.uniform(0.85, 1.15) * n
        wide = height * rng.uniform(0.75, 1.25)
        angle = np.radians(rng.normal(0, 4 * self.loose))
        shear = np.clip(self.slant + rng.normal(0, 0.06 * self.loose), -0.25, 0.3)
        cx = n / 2 + rng.normal(0, 0.05 * self.loose) * n
        cy = n / 2 + rng.normal(0, 0.05 * self.loose) * n
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        if self.face or self.scans:
            if self.face:
                font = face(self.face[0], self.face[1], 72)
                page = Image.new("L", (160, 160), 0)
                ImageDraw.Draw(page).text((45, 30), str(digit), fill=255, font=font)
                glyph = np.asarray(page.crop(page.getbbox()))
                weight = int(rng.integers(0, 3))
                if weight and glyph.mean() < 90:
                    glyph = cv2.dilate(np.pad(glyph, 3), np.ones((weight + 1, weight + 1), np.uint8))
            else:
                images = self.scans[digit]
                scan = cv2.resize(images[rng.integers(len(images))].astype(np.float32), (96, 96),
                                  interpolation=cv2.INTER_CUBIC)
                glyph = (np.clip((scan - 7) / 3, 0, 1) * 255).astype(np.uint8)
                rows, columns = np.nonzero(glyph > 100)
                glyph = glyph[rows.min():rows.max() + 1, columns.min():columns.max() + 1]
            h, w = glyph.shape
            k = height / h
            m = turn @ np.array([[k, -shear * k], [0, k]])
            shift = np.array([cx, cy]) - m @ np.array([w / 2, h / 2])
            box = cv2.warpAffine(glyph, np.column_stack([m, shift]), (n, n), flags=cv2.INTER_AREA)
        else:
            way = np.random.default_rng(self.seeds[digit])
            if rng.random() < 0.12:
                way = rng
            pen = max(1, int(round(self.pen * n * rng.uniform(0.85, 1.15))))
            for stroke in strokes(digit, way):
                p = np.array(stroke, float)
                p += rng.normal(0, 0.006 * self.loose, p.shape)
                p += rng.normal(0, 0.02 * self.loose, (1, 2))
                p[:, 0] = (p[:, 0] - 0.3) * wide
                p[:, 1] = (p[:, 1] - 0.5) * height
                p[:, 0] -= shear * p[:, 1]
                p = p @ turn.T + [cx, cy]
                cv2.polylines(box, [np.round(p * 16).astype(np.int32)], False, 255, pen,
                              cv2.LINE_AA, 4)
        wave = 0.02 * n * self.loose
        field = [cv2.GaussianBlur(rng.normal(0, 1, (n, n)).astype(np.float32), (0, 0), 14) * 14 * wave
                 for _ in range(2)]
        x, y = np.meshgrid(np.arange(n, dtype=np.float32), np.arange(n, dtype=np.float32))
        box = cv2.remap(box, x + field[0], y + field[1], cv2.INTER_LINEAR)
        mask = box.astype(np.float32) / 255
        if self.grain > 0.05:
            mask *= 1 - self.grain * (rng.random((n, n)) ** 2)
        return cv2.resize(mask, (side, side), interpolation=cv2.INTER_AREA)


# Pages


def words(rng, count):
    letters = rng.choice(LOWER, count * 7)
    letters[rng.random(len(letters)) < 0.17] = " "
    return "".join(letters).strip().capitalize()


def tint(rng, low, high, spread=18):
    base = rng.uniform(low, high)
    return tuple(int(np.clip(base + rng.uniform(-spread, spread), 0, 255)) for _ in range(3))


def grey(rng, low, high):
    v = int(rng.uniform(low, high))
    return (v, v, v)


class Canvas:
    """A page in cell units: (0, 0) is the top left of the grid and (9, 9) its bottom right."""

    def __init__(self, scale, left, top, right, bottom, ground):
        self.scale = scale
        self.left, self.top = left, top
        self.width = int((9 + left + right) * scale)
        self.height = int((9 + top + bottom) * scale)
        self.image = Image.new("RGB", (self.width, self.height), ground)
        self.pen = ImageDraw.Draw(self.image)

    def at(self, x, y):
        return (x + self.left) * self.scale, (y + self.top) * self.scale

    def box(self, x0, y0, x1, y1, colour):
        (a, b), (c, d) = self.at(x0, y0), self.at(x1, y1)
        self.pen.rectangle([round(a), round(b), round(c) - 1, round(d) - 1], fill=colour)

    def line(self, x0, y0, x1, y1, width, colour):
        """A horizontal or vertical line, centred, at least one pixel wide."""
        (a, b), (c, d) = self.at(x0, y0), self.at(x1, y1)
        w = max(1, round(width * self.scale))
        h = w // 2
        self.pen.rectangle([round(a) - h, round(b) - h, round(c) - h + w - 1, round(d) - h + w - 1],
                           fill=colour)

    def glyph(self, text, x, y, height, font, colour):
        """A character whose capital height is `height` cells, centred on (x, y)."""
        size = max(5, round(height * self.scale / 0.72))
        type_ = face(font[0], font[1], size)
        l, t, r, b = type_.getbbox("5", anchor="ls")
        px, py = self.at(x, y)
        drop = -(t + b) / 2
        ratio = (b - t) / max(1.0, height * self.scale)
        if ratio < 0.85 or ratio > 1.2:
            type_ = face(font[0], font[1], max(5, round(size / max(0.3, ratio))))
            l, t, r, b = type_.getbbox("5", anchor="ls")
            drop = -(t + b) / 2
        self.pen.text((px, py + drop), text, fill=colour, font=type_, anchor="ms")

    def ink(self, mask, x, y, colour):
        """Blends a colour in where the mask says, its top left at (x, y) in pixels."""
        h, w = mask.shape
        x, y = int(round(x)), int(round(y))
        x0, y0, x1, y1 = max(0, x), max(0, y), min(self.width, x + w), min(self.height, y + h)
        if x0 >= x1 or y0 >= y1:
            return
        part = np.asarray(self.image.crop((x0, y0, x1, y1))).astype(np.float32)
        m = mask[y0 - y:y1 - y, x0 - x:x1 - x, None]
        part = part * (1 - m) + np.minimum(part, np.array(colour, np.float32)) * m
        self.image.paste(Image.fromarray(part.astype(np.uint8)), (x0, y0))

    def stroke_digit(self, digit, x, y, height, hershey, colour, thickness):
        side = round(self.scale * 1.0)
        mask = np.zeros((side * 4, side * 4), np.uint8)
        (w, h), _ = cv2.getTextSize(str(digit), hershey, 1, 1)
        k = height * side * 4 / h
        t = max(1, round(thickness * side * 4))
        (w, h), _ = cv2.getTextSize(str(digit), hershey, k, t)
        cv2.putText(mask, str(digit), ((side * 4 - w) // 2, (side * 4 + h) // 2), hershey, k, 255, t,
                    cv2.LINE_AA)
        mask = cv2.resize(mask, (side, side), interpolation=cv2.INTER_AREA) / 255.0
        px, py = self.at(x, y)
        self.image.paste(Image.new("RGB", (side, side), tuple(int(c) for c in colour)),
                         (round(px - side / 2), round(py - side / 2)),
                         Image.fromarray((mask * 255).astype(np.uint8)))


def paragraph(canvas, rng, faces, x, y, width, rows, size, colour):
    font = faces.wordy(rng)
    type_ = face(font[0], font[1], max(6, round(size * canvas.scale)))
    for i in range(rows):
        px, py = canvas.at(x, y + i * size * 1.25)
        if py > canvas.height:
            return
        if py < -size * canvas.scale * 2:
            continue
        text = words(rng, 14)
        limit = width * canvas.scale
        while text and type_.getlength(text) > limit:
            text = text[:int(len(text) * 0.9)]
        canvas.pen.text((px, py), text, fill=colour, font=type_)


class PrintStyle:
    def __init__(self, rng, faces, hard):
        self.faces = faces
        dark = rng.random() < 0.75
        self.thin = rng.uniform(0.012, 0.045)
        self.thick = self.thin * rng.uniform(1.6, 4) if rng.random() < 0.88 else self.thin
        self.thick = min(self.thick, 0.13)
        self.border = max(self.thick, rng.uniform(0.03, 0.14)) if rng.random() < 0.6 else self.thick
        self.thin_colour = grey(rng, 0, 90) if dark else grey(rng, 60, 165)
        self.thick_colour = grey(rng, 0, 60)
        if rng.random() < 0.12:
            self.thick_colour = self.thin_colour = tint(rng, 40, 120, 60)
        self.font = faces.one(rng)
        self.height = rng.uniform(0.36, 0.74)
        colour = rng.random()
        if colour < 0.72:
            self.colour = grey(rng, 0, 70)
        elif colour < 0.86:
            self.colour = (int(rng.uniform(170, 235)), int(rng.uniform(20, 80)), int(rng.uniform(20, 80)))
        elif colour < 0.94:
            self.colour = (int(rng.uniform(10, 60)), int(rng.uniform(40, 100)), int(rng.uniform(110, 190)))
        else:
            self.colour = grey(rng, 70, 120)
        self.hershey = HERSHEY[rng.integers(len(HERSHEY))] \
            if rng.random() < 0.07 and not faces.held_out else None
        self.pen = rng.uniform(0.04, 0.1)
        self.dx, self.dy = rng.normal(0, 0.025), rng.normal(0, 0.03)
        self.wander = rng.uniform(0, 0.02)
        shade = rng.random()
        self.shade = "boxes" if shade < 0.16 else "cells" if shade < 0.26 else "all" \
            if shade < 0.34 else "givens" if shade < 0.4 else None
        self.shade_colour = tint(rng, 185, 235, 4) if rng.random() < 0.6 else tint(rng, 170, 225, 40)
        self.odd = rng.integers(2)
        self.dotted = hard and rng.random() < 0.06


def draw_grid(canvas, rng, style, digits, x=0.0, y=0.0, others=None):
    """The lines and the printed digits of a grid with its top left at (x, y)."""
    if style.shade == "all":
        canvas.box(x, y, x + 9, y + 9, style.shade_colour)
    for cell in range(81):
        r, c = divmod(cell, 9)
        if (style.shade == "boxes" and (r // 3 + c // 3) % 2 == style.odd) \
                or (style.shade == "cells" and rng.random() < 0.15) \
                or (style.shade == "givens" and digits[cell]):
            canvas.box(x + c, y + r, x + c + 1, y + r + 1, style.shade_colour)
    for i in sorted(range(10), key=lambda i: (i % 3 == 0, i % 9 == 0)):
        w = style.border if i % 9 == 0 else style.thick if i % 3 == 0 else style.thin
        colour = style.thick_colour if i % 3 == 0 else style.thin_colour
        if style.dotted and i % 3:
            for k in np.arange(0, 9, 0.14):
                canvas.line(x + k, y + i, x + k + 0.06, y + i, w, colour)
                canvas.line(x + i, y + k, x + i, y + k + 0.06, w, colour)
            continue
        canvas.line(x, y + i, x + 9, y + i, w, colour)
        canvas.line(x + i, y, x + i, y + 9, w, colour)
    for cell in range(81):
        r, c = divmod(cell, 9)
        cx = x + c + 0.5 + style.dx + rng.normal(0, style.wander)
        cy = y + r + 0.5 + style.dy + rng.normal(0, style.wander)
        font = style.faces.digit(rng, style.font) if others is not None else style.font
        height = style.height
        if font is not style.font:
            height = np.clip(height * rng.uniform(0.75, 1.25), 0.28, 0.78)
            cx += rng.normal(0, 0.04)
            cy += rng.normal(0, 0.04)
        if others and cell in others:
            canvas.glyph(others[cell], cx, cy, height, font, style.colour)
        elif digits[cell]:
            if style.hershey is not None:
                canvas.stroke_digit(digits[cell], cx, cy, style.height, style.hershey, style.colour,
                                    style.pen)
            else:
                canvas.glyph(str(digits[cell]), cx, cy, height, font, style.colour)


def draw_notes(canvas, rng, cell, font, colour, height, chance):
    r, c = divmod(cell, 9)
    for d in range(9):
        if rng.random() < chance:
            canvas.glyph(str(d + 1), c + 0.2 + 0.3 * (d % 3), r + 0.2 + 0.3 * (d // 3), height, font,
                         colour)


def surroundings(canvas, rng, faces, style, ground):
    """Other matter on the page: columns of text, captions, neighbouring grids, tables, pictures."""
    dark = grey(rng, 20, 90)
    size = rng.uniform(0.22, 0.5)
    right = canvas.width / canvas.scale - canvas.left
    bottom = canvas.height / canvas.scale - canvas.top
    clear = rng.uniform(0.25, 0.9)

    def filler(x0, y0, x1, y1):
        if x1 - x0 < 0.6 or y1 - y0 < 0.4:
            return
        kind = rng.random()
        if kind < 0.45:
            paragraph(canvas, rng, faces, x0, y0, x1 - x0, int((y1 - y0) / (size * 1.25)), size, dark)
        elif kind < 0.6:
            gap_x = x0 if x0 > 0 else x1 - 9
            gap_y = y0 if y0 > 0 else y1 - 9
            if x1 - x0 > 2 or y1 - y0 > 2:
                neighbour = rng.integers(1, 10, 81) * (rng.random(81) < 0.35)
                draw_grid(canvas, rng, style, neighbour, gap_x if (x0 > 9 or x1 < 0) else 0,
                          gap_y if (y0 > 9 or y1 < 0) else 0)
        elif kind < 0.72:
            step = rng.uniform(0.4, 0.9)
            for gx in np.arange(x0, x1 - step, step):
                for gy in np.arange(y0, y1 - step, step):
                    canvas.box(gx, gy, gx + step, gy + step, dark)
                    if rng.random() < 0.72:
                        canvas.box(gx + 0.03, gy + 0.03, gx + step - 0.02, gy + step - 0.02, ground)
        elif kind < 0.84:
            canvas.box(x0, y0, x1, y1, tint(rng, 40, 220, 80))
            if rng.random() < 0.6:
                paragraph(canvas, rng, faces, x0 + 0.2, y0 + 0.2, x1 - x0 - 0.4,
                          int((y1 - y0) / (size * 1.25)), size * rng.uniform(1, 1.8), (250, 250, 250))
        elif kind < 0.94:
            for _ in range(12):
                a, b = canvas.at(rng.uniform(x0, x1), rng.uniform(y0, y1))
                s = rng.uniform(0.2, 1.5) * canvas.scale
                canvas.pen.ellipse([a - s, b - s, a + s, b + s], fill=tint(rng, 40, 230, 70))
            canvas.box(-clear, -clear, 9 + clear, 9 + clear, ground)

    if rng.random() < 0.85:
        filler(-canvas.left + 0.2, -canvas.top + 0.2, right - 0.2, -clear)
        filler(-canvas.left + 0.2, 9 + clear, right - 0.2, bottom - 0.1)
        filler(9 + clear, -clear, right - 0.1, 9 + clear)
        filler(-canvas.left + 0.1, -clear, -clear, 9 + clear)
        canvas.box(-clear * 0.7, -clear * 0.7, 9 + clear * 0.7, 9 + clear * 0.7, ground)
    if rng.random() < 0.5:
        canvas.glyph(rng.choice(["SUDOKU", "Sudoku", "No. 47", "HARD", "Level 3", words(rng, 2)]),
                     rng.uniform(2, 7), -clear * 0.55 if clear > 0.5 else -0.4,
                     min(0.35, clear * 0.5), faces.wordy(rng), dark)
    if rng.random() < 0.3:
        paragraph(canvas, rng, faces, 0, 9.15, 9, 2, min(size, 0.3), dark)
    if rng.random() < 0.12:
        m = rng.uniform(0.15, 0.5)
        w = rng.uniform(0.02, 0.08)
        for a, b, c, d in [(-m, -m, 9 + m, -m), (-m, 9 + m, 9 + m, 9 + m), (-m, -m, -m, 9 + m),
                           (9 + m, -m, 9 + m, 9 + m)]:
            canvas.line(a, b, c, d, w, dark)


def printed_page(rng, faces, hard, scale, margins, puzzle, solution, others, writing):
    newspaper = rng.random() < 0.65
    ground = tint(rng, 195, 240, 8) if newspaper else tint(rng, 225, 255, 4)
    canvas = Canvas(scale, *margins, ground)
    style = PrintStyle(rng, faces, hard)
    surroundings(canvas, rng, faces, style, ground)
    digits = list(puzzle)
    draw_grid(canvas, rng, style, digits, others=others)
    written = []
    if rng.random() < writing:
        writer = Writer(rng, faces, hard)
        free = [c for c in range(81) if not digits[c] and c not in others]
        share = rng.choice([0.08, 0.3, 0.6, 1.0])
        for cell in free:
            if rng.random() < share:
                digit = solution[cell] if rng.random() < 0.95 else int(rng.integers(1, 10))
                r, c = divmod(cell, 9)
                if faces.mixed and rng.random() < 0.6:
                    writer = Writer(rng, faces, hard)
                canvas.ink(writer.mask(digit, round(scale)), *canvas.at(c, r), writer.ink)
                digits[cell] = digit
                written.append(cell)
            elif rng.random() < 0.25 * (share < 0.9):
                small = Writer(rng, faces, hard)
                small.size, small.pen = 1.0, rng.uniform(0.08, 0.14)
                r, c = divmod(cell, 9)
                for _ in range(rng.integers(1, 5)):
                    side = max(6, round(scale * rng.uniform(0.18, 0.3)))
                    px, py = canvas.at(c + rng.uniform(0.05, 0.7), r + rng.choice([0.04, 0.05, 0.68]))
                    canvas.ink(small.mask(int(rng.integers(1, 10)), side), px, py, writer.ink)
    elif rng.random() < 0.08:
        for cell in range(81):
            if not digits[cell] and cell not in others and rng.random() < 0.5:
                draw_notes(canvas, rng, cell, style.font, grey(rng, 60, 150), rng.uniform(0.12, 0.2), 0.4)
    image = np.asarray(canvas.image).astype(np.float32)
    if rng.random() < (0.6 if newspaper else 0.25):
        back = Image.new("L", canvas.image.size, 0)
        pen = ImageDraw.Draw(back)
        font = faces.one(rng)
        type_ = face(font[0], font[1], max(6, round(scale * rng.uniform(0.3, 1.2))))
        for y in range(0, canvas.height, round(type_.size * 1.3)):
            pen.text((rng.integers(-50, 50), y), words(rng, 24), fill=255, font=type_)
        ghost = cv2.GaussianBlur(np.asarray(back)[:, ::-1].astype(np.float32), (0, 0), scale * 0.03 + 0.6)
        image -= ghost[..., None] * rng.uniform(0.02, 0.11)
    grain = rng.standard_normal((canvas.height // 2 + 1, canvas.width // 2 + 1), np.float32)
    grain = cv2.resize(grain, (canvas.width, canvas.height)) + \
        cv2.resize(grain[::9, ::9] * 1.2, (canvas.width, canvas.height), interpolation=cv2.INTER_CUBIC)
    image += grain[..., None] * rng.uniform(0.5, 5 if newspaper else 2)
    if hard and rng.random() < 0.25:
        for _ in range(rng.integers(1, 8)):
            a = tuple(int(v) for v in (rng.integers(canvas.width), rng.integers(canvas.height)))
            cv2.circle(image, a, int(scale * rng.uniform(0.03, 0.12)), tint(rng, 60, 150, 30), -1, cv2.LINE_AA)
    if hard and rng.random() < 0.2:
        for _ in range(rng.integers(1, 4)):
            fold = np.zeros(image.shape[:2], np.float32)
            v = rng.uniform(0.1, 0.9, 4) * [canvas.width, canvas.height, canvas.width, canvas.height]
            ends = [(int(v[0]), 0), (int(v[2]), canvas.height)] if rng.random() < 0.5 \
                else [(0, int(v[1])), (canvas.width, int(v[3]))]
            cv2.line(fold, *ends, 1.0, max(1, int(scale * 0.05)))
            image += cv2.GaussianBlur(fold, (0, 0), scale * 0.06)[..., None] * rng.choice([-60, 50])
    return canvas, np.clip(image, 0, 255), digits, written, style.font[2]


def hand_drawn_page(rng, faces, hard, scale, margins, puzzle):
    canvas = Canvas(scale, *margins, tint(rng, 215, 250, 6))
    if rng.random() < 0.4:
        step = rng.uniform(0.3, 0.6)
        faint = tint(rng, 180, 215, 15)
        for k in np.arange(-canvas.left, 30, step):
            canvas.line(k, -canvas.top, k, 40, 0.012, faint)
            canvas.line(-canvas.left, k, 40, k, 0.012, faint)
    writer = Writer(rng, faces, hard)
    image = np.array(canvas.image)
    ink = tuple(int(v) for v in writer.ink)
    for i in range(10):
        for turn in range(2):
            t = np.linspace(-rng.uniform(0, 0.1), 9 + rng.uniform(0, 0.1), 30)
            off = i + np.interp(t, np.linspace(0, 9, 6), rng.normal(0, 0.02, 6))
            p = np.column_stack([t, off] if turn else [off, t])
            p = (p + [canvas.left, canvas.top]) * scale
            w = max(1, round(scale * writer.pen * (0.9 if i % 3 == 0 else 0.35)))
            cv2.polylines(image, [np.round(p * 16).astype(np.int32)], False, ink, w, cv2.LINE_AA, 4)
    canvas.image = Image.fromarray(image)
    for cell in range(81):
        if puzzle[cell]:
            r, c = divmod(cell, 9)
            if faces.mixed and rng.random() < 0.6:
                writer = Writer(rng, faces, hard)
            canvas.ink(writer.mask(puzzle[cell], round(scale)), *canvas.at(c, r), writer.ink)
    image = np.asarray(canvas.image).astype(np.float32)
    image += rng.normal(0, 1.5, image.shape[:2])[..., None]
    return canvas, np.clip(image, 0, 255), list(puzzle), [c for c in range(81) if puzzle[c]], "hand"


# Screens


def screen_page(rng, faces, hard, puzzle, solution, others):
    """A screenshot: (image, lattice in pixels, digits)."""
    dark = rng.random() < 0.45
    phone = rng.random() < 0.6
    if phone:
        width = int(rng.choice([360, 480, 540, 640, 720, 828, 1080] if not hard else [320, 360, 400, 480, 640]))
        height = int(width * rng.uniform(1.6, 2.17))
        if height > 1600:
            width, height = int(width * 1600 / height), 1600
        fill = rng.uniform(0.86, 0.99)
    else:
        width = int(rng.uniform(620, 1600))
        height = int(width * rng.uniform(0.5, 0.8))
        if rng.random() < 0.2:
            width = height = int(rng.uniform(300, 900))
        fill = rng.uniform(0.5, 0.95)
    side = min(width, height) * fill
    up = 2 if side < 900 else 1
    cell = side / 9
    pixel = up
    side_px = int(cell * up) * 9
    s = side_px / 9
    gx = (width * up - side_px) * (0.5 if phone or rng.random() < 0.5 else rng.uniform(0.05, 0.95))
    gy = (height * up - side_px) * (rng.uniform(0.15, 0.45) if phone else rng.uniform(0.05, 0.95))
    gx, gy = int(gx), int(gy)
    if dark:
        ground = tint(rng, 5, 48, 8)
        cell_colour = ground if rng.random() < 0.5 else tint(rng, 15, 70, 8)
        low = 22 if hard else 40
        lift = lambda k: tuple(int(min(255, v + k)) for v in cell_colour)
        thin_colour, thick_colour = lift(rng.uniform(low, 90)), lift(rng.uniform(70, 190))
        given = tint(rng, 190, 250, 8) if rng.random() < 0.75 else tint(rng, 150, 220, 50)
        entry = (int(rng.uniform(80, 150)), int(rng.uniform(150, 210)), 250)
    else:
        ground = tint(rng, 225, 255, 6) if rng.random() < 0.8 else tint(rng, 170, 235, 30)
        cell_colour = (255, 255, 255) if rng.random() < 0.7 else tint(rng, 225, 255, 10)
        low = 22 if hard else 40
        lift = lambda k: tuple(int(max(0, v - k)) for v in cell_colour)
        thin_colour, thick_colour = lift(rng.uniform(low, 130)), lift(rng.uniform(110, 250))
        given = grey(rng, 0, 70) if rng.random() < 0.75 else tint(rng, 30, 110, 50)
        entry = (int(rng.uniform(0, 60)), int(rng.uniform(60, 120)), int(rng.uniform(180, 250)))
    canvas = Canvas(s, 0, 0, 0, 0, ground)
    canvas.image = Image.new("RGB", (width * up, height * up), ground)
    canvas.pen = ImageDraw.Draw(canvas.image)
    canvas.width, canvas.height = width * up, height * up
    canvas.left, canvas.top = gx / s, gy / s
    pen = canvas.pen
    font = faces.one(rng)
    ui = faces.wordy(rng)
    style = rng.random()
    tiles = style < 0.25
    box_gap = rng.uniform(0.02, 0.12) if rng.random() < 0.5 else 0
    hot = int(rng.integers(81)) if rng.random() < 0.55 else None
    blend = lambda a, b, k: tuple(int(x * (1 - k) + y * k) for x, y in zip(a, b))
    accent = tint(rng, 90, 220, 70)
    box_tint = rng.random() < 0.2
    gap = rng.uniform(0.015, 0.06)
    radius = rng.uniform(0, 0.25) * s
    if tiles and rng.random() < 0.5:
        pen.rectangle([gx - s * 0.1, gy - s * 0.1, gx + side_px + s * 0.1, gy + side_px + s * 0.1],
                      fill=thick_colour)
    for k in range(81):
        r, c = divmod(k, 9)
        colour = cell_colour
        if box_tint and (r // 3 + c // 3) % 2:
            colour = blend(colour, accent, 0.12)
        if hot is not None:
            hr, hc = divmod(hot, 9)
            if k == hot:
                colour = blend(colour, accent, rng.uniform(0.3, 0.55))
            elif r == hr or c == hc or (r // 3, c // 3) == (hr // 3, hc // 3):
                colour = blend(colour, accent, 0.14)
        if tiles:
            shift = lambda v: box_gap * (v // 3 - 1) * 0.5
            x0, y0 = gx + (c + gap + 0) * s, gy + (r + gap) * s
            x1, y1 = gx + (c + 1 - gap) * s - 1, gy + (r + 1 - gap) * s - 1
            if box_gap:
                x0 += box_gap * s * (c % 3 == 0) * 0.5
                x1 -= box_gap * s * (c % 3 == 2) * 0.5
                y0 += box_gap * s * (r % 3 == 0) * 0.5
                y1 -= box_gap * s * (r % 3 == 2) * 0.5
            if colour == ground:
                colour = blend(colour, (255, 255, 255) if dark else (0, 0, 0), 0.08 if hard else 0.14)
            pen.rounded_rectangle([round(x0), round(y0), round(x1), round(y1)], radius, fill=colour)
        else:
            pen.rectangle([gx + c * s, gy + r * s, gx + (c + 1) * s, gy + (r + 1) * s], fill=colour)
    if not tiles:
        thin = pixel * max(1, round(cell * rng.uniform(0, 0.035)))
        thick = max(thin + (pixel if rng.random() < 0.9 else 0), pixel * round(cell * rng.uniform(0.02, 0.09)))
        border = thick if rng.random() < 0.7 else pixel
        for i in sorted(range(10), key=lambda i: (i % 3 == 0)):
            w = border if i % 9 == 0 else thick if i % 3 == 0 else thin
            colour = thick_colour if i % 3 == 0 else thin_colour
            for turn in range(2):
                a = (gx if turn else gy) + i * s - w // 2
                start, stop = (gy, gy + side_px) if turn else (gx, gx + side_px)
                box = [round(a), start - border // 2, round(a) + w - 1, stop + border // 2] if turn \
                    else [start - border // 2, round(a), stop + border // 2, round(a) + w - 1]
                pen.rectangle(box, fill=colour)
    height_ = rng.uniform(0.34, 0.66)
    notes = rng.random() < 0.3
    note_size = rng.uniform(0.13, 0.21)
    note_colour = blend(given, cell_colour, rng.uniform(0.2, 0.55))
    digits = list(puzzle)
    filled = rng.random() < 0.35
    same = rng.random() < 0.3
    for k in range(81):
        r, c = divmod(k, 9)
        font = faces.digit(rng, font)
        cx, cy, tall = c + 0.5, r + 0.5, height_
        if faces.mixed:
            cx += rng.normal(0, 0.05)
            cy += rng.normal(0, 0.05)
            tall = np.clip(tall * rng.uniform(0.75, 1.25), 0.28, 0.74)
        if k in others:
            canvas.glyph(others[k], cx, cy, tall, font, given)
        elif puzzle[k]:
            canvas.glyph(str(puzzle[k]), cx, cy, tall, font, given)
        elif filled and rng.random() < 0.3:
            digits[k] = solution[k]
            canvas.glyph(str(solution[k]), c + 0.5, r + 0.5, height_, font, given if same else entry)
        elif notes and rng.random() < 0.7:
            draw_notes(canvas, rng, k, font, note_colour, note_size, rng.uniform(0.15, 0.6))
    # The rest of the screen.
    bar = max(12, round(0.045 * height * up))
    text = given if not dark else tint(rng, 160, 230, 10)
    small = face(ui[0], ui[1], max(8, int(bar * 0.5)))
    pen.text((bar * 0.5, bar * 0.2), f"{rng.integers(24)}:{rng.integers(60):02d}", fill=text, font=small)
    if phone:
        pen.rectangle([width * up - bar * 1.6, bar * 0.3, width * up - bar * 0.6, bar * 0.7], outline=text, width=up)
    if gy > bar * 3:
        title = face(ui[0], ui[1], int(bar * 0.9))
        pen.text((width * up / 2, gy - bar * 1.6), rng.choice(["Sudoku", "Expert", "Daily", "Mistakes 0/3", words(rng, 2)]),
                 fill=text, font=title, anchor="ms")
    below = height * up - (gy + side_px)
    if below > s * 1.6:
        y = gy + side_px + s * rng.uniform(0.6, 1.2)
        many = rng.random() < 0.6
        key = face(ui[0], ui[1], int(s * (0.7 if many else 0.6)))
        if many:
            for d in range(9):
                if rng.random() < 0.3 and radius:
                    pen.rounded_rectangle([gx + d * s + 3, y - s * 0.45, gx + d * s + s - 3, y + s * 0.45],
                                          radius, fill=blend(cell_colour, accent, 0.2))
                pen.text((gx + (d + 0.5) * s, y), str(d + 1), fill=accent, font=key, anchor="mm")
        else:
            step = min(s * 1.5, below / 3.6)
            for d in range(9):
                x0, y0 = gx + (d % 3) * side_px / 3, gy + side_px + s * 0.4 + (d // 3) * step
                pen.rectangle([x0 + 4, y0 + 4, x0 + side_px / 3 - 4, y0 + step - 4], fill=blend(ground, accent, 0.2))
                pen.text((x0 + side_px / 6, y0 + step / 2), str(d + 1), fill=given, font=key, anchor="mm")
    for x0, x1 in ((0, gx), (gx + side_px, width * up)):
        if x1 - x0 > 3 * s and rng.random() < 0.7:
            line = face(ui[0], ui[1], max(9, int(s * rng.uniform(0.2, 0.35))))
            y = rng.uniform(0, 2) * s
            while y < height * up - s:
                label = words(rng, 5)
                while line.getlength(label) > x1 - x0 - 0.6 * s and label:
                    label = label[:-3]
                pen.text((x0 + s * 0.3, y), label, fill=text, font=line)
                y += line.size * rng.uniform(1.3, 2.2)
    lattice = np.array([[(gx + c * s) / up, (gy + r * s) / up] for r in range(10) for c in range(10)])
    image = np.asarray(canvas.image)
    if up > 1:
        image = cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA)
    if hard and rng.random() < 0.3:
        k = rng.uniform(0.5, 0.9)
        if cell * k >= 19:
            image = cv2.resize(image, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
            lattice = (lattice + 0.0) * k
    return image.astype(np.float32), lattice - 0.5, digits, font[2]


def text_page(rng, faces, hard, puzzle):
    """A board in a terminal, drawn with lines or with box-drawing characters between boxes."""
    dark = rng.random() < 0.7
    ground = tint(rng, 0, 45, 6) if dark else tint(rng, 230, 255, 5)
    text = tint(rng, 180, 250, 15) if dark else grey(rng, 0, 70)
    lines = tint(rng, 80, 200, 30) if dark else grey(rng, 60, 170)
    ch = int(rng.uniform(14, 34) if not hard else rng.uniform(11, 20))
    cw = ch * rng.uniform(0.46, 0.55)
    compact = rng.random() < 0.4
    w = max(1, round(ch * 0.06))
    if compact:
        across = 2 * cw * 9 + 2 * cw * 3
        xs = [i * across / 9 for i in range(10)]
        down = ch * 12
        ys = [i * down / 9 for i in range(10)]
        centre = lambda r, c: ((c // 3) * 8 * cw + (2 * (c % 3) + 2) * cw, (r // 3) * 4 * ch + (r % 3 + 1) * ch)
    else:
        step = cw * 4
        xs = [i * step for i in range(10)]
        ys = [i * ch * 2 for i in range(10)]
        centre = lambda r, c: (xs[c] + step / 2, ys[r] + ch)
    left, top = rng.uniform(0.5, 8) * ch, rng.uniform(0.5, 6) * ch
    width = int(left + xs[9] + rng.uniform(0.5, 10) * ch)
    height = int(top + ys[9] + rng.uniform(0.5, 8) * ch)
    canvas = Canvas(1, 0, 0, width, height, ground)
    canvas.image = Image.new("RGB", (width, height), ground)
    canvas.pen = pen = ImageDraw.Draw(canvas.image)
    canvas.width, canvas.height = width, height
    font = faces.one(rng, faces.mono)
    type_ = face(font[0], font[1], max(7, int(ch * 0.8)))
    for i in range(10):
        if compact and i % 3:
            continue
        k = w + (1 if i % 3 == 0 and rng.random() < 0.5 else 0)
        colour = lines
        x, y = round(left + xs[i]), round(top + ys[i])
        pen.rectangle([x, round(top), x + k - 1, round(top + ys[9])], fill=colour)
        pen.rectangle([round(left), y, round(left + xs[9]), y + k - 1], fill=colour)
    blank = rng.choice([None, ".", "·", "_"])
    l, t, r_, b = type_.getbbox("5", anchor="ls")
    for cell in range(81):
        r, c = divmod(cell, 9)
        x, y = centre(r, c)
        what = str(puzzle[cell]) if puzzle[cell] else blank
        if faces.mixed and puzzle[cell]:
            font = faces.one(rng)
            type_ = face(font[0], font[1], max(7, int(ch * 0.8)))
            l, t, r_, b = type_.getbbox("5", anchor="ls")
        if what:
            pen.text((left + x, top + y - (t + b) / 2), what, fill=text, font=type_, anchor="ms")
    for y in np.arange(ch * 0.2, height, ch):
        if y + ch < top or y > top + ys[9] + ch * 0.5:
            pen.text((ch * 0.5, y), words(rng, int(rng.integers(1, 8))), fill=text, font=type_)
    lattice = np.array([[left + xs[c], top + ys[r]] for r in range(10) for c in range(10)])
    return np.asarray(canvas.image).astype(np.float32), lattice, list(puzzle), font[2]


# The camera


class Bend:
    """Paper that is not flat: a page point moves along and across with its place on a curve."""

    def __init__(self, rng, amount, low, high):
        self.across = rng.random() < 0.6
        self.grid = np.linspace(low, high, 400)
        span = 9.0
        kind = rng.random()
        if kind < 0.55:
            centre = rng.uniform(low, high)
            rise = amount * ((self.grid - centre) / span) ** 2 * rng.choice([-1, 1]) * 1.6
        else:
            rise = amount * np.sin(self.grid / span * rng.uniform(2, 6) + rng.uniform(0, 6)) * 0.5
        squeeze = 1 + np.clip(amount * 0.9, 0, 0.35) * np.sin(self.grid / span * rng.uniform(1, 3.5) + rng.uniform(0, 6))
        along = np.cumsum(squeeze) * (self.grid[1] - self.grid[0])
        self.rise = rise
        self.along = along - np.interp(4.5, self.grid, along) + 4.5

    def forward(self, p):
        u, v = (p[:, 0], p[:, 1]) if self.across else (p[:, 1], p[:, 0])
        moved = np.interp(u, self.grid, self.along)
        other = v + np.interp(u, self.grid, self.rise)
        return np.column_stack([moved, other] if self.across else [other, moved])

    def back(self, x, y):
        u, v = (x, y) if self.across else (y, x)
        place = np.interp(u, self.along, self.grid)
        other = v - np.interp(place, self.grid, self.rise)
        return (place, other) if self.across else (other, place)


def backdrop(rng, width, height):
    base = np.array(tint(rng, 25, 200, 40), np.float32)
    image = np.full((height, width, 3), base, np.float32)
    noise = rng.normal(0, 1, (height // 8 + 2, width // (60 if rng.random() < 0.5 else 8) + 2)).astype(np.float32)
    image += cv2.resize(noise, (width, height), interpolation=cv2.INTER_CUBIC)[..., None] * rng.uniform(2, 14)
    return image


def photograph(rng, hard, canvas, page, least_cell, longest=1600):
    """The page seen by a camera: (image, homography from bent page units to pixels, bend)."""
    if hard:
        long = int(rng.choice([480, 560, 640, 640, 800, 1024, 1280, 1600]))
        fill = rng.uniform(0.5, 0.99)
        roll = rng.uniform(-30, 30)
        tilt = rng.normal(0, 12, 2).clip(-25, 25)
        bend = rng.choice([0, 0.05, 0.15, 0.3])
    else:
        long = int(rng.choice([640, 640, 640, 800, 1024, 1280, 1600]))
        fill = rng.uniform(0.55, 0.96)
        roll = rng.normal(0, 5)
        tilt = rng.normal(0, 5, 2).clip(-12, 12)
        bend = rng.choice([0, 0, 0.04, 0.12])
    if hard and rng.random() < 0.15:
        roll += rng.choice([90, 180, 270])
    long = min(long, longest)
    ratio = rng.choice([0.75, 0.75, 0.5625, 1.0])
    width, height = (long, int(long * ratio)) if rng.random() < 0.6 else (int(long * ratio), long)
    low, high = -max(canvas.left, canvas.top) - 6, 9 + 20
    paper = Bend(rng, bend, low, high) if bend else None
    nodes = np.array([[c, r] for r in range(10) for c in range(10)], float)
    bent = paper.forward(nodes) if paper else nodes
    a, b, c = np.radians([tilt[0], tilt[1], roll])
    rx = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    ry = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    rz = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    turn = rx @ ry @ rz
    far = rng.uniform(16, 40)
    h = np.column_stack([turn[:, 0], turn[:, 1], turn @ [-4.5, -4.5, 0] + [0, 0, far]])

    def through(h, p):
        q = np.column_stack([p, np.ones(len(p))]) @ h.T
        return q[:, :2] / q[:, 2:]

    flat = through(h, bent)
    lo, hi = flat.min(0), flat.max(0)
    span = hi - lo
    k = fill * min(width, height) / span.max()
    k = min(k, 0.995 * min(width / span[0], height / span[1]))
    edges = flat.reshape(10, 10, 2)
    sides = np.linalg.norm(np.diff(edges, axis=1), axis=2).min()
    if k * sides < least_cell:
        grow = least_cell / (k * sides)
        width, height = int(width * grow), int(height * grow)
        k *= grow
    room = np.array([width, height]) - span * k
    place = room * (rng.uniform(0, 1, 2) if hard or rng.random() < 0.3 else rng.uniform(0.2, 0.8, 2))
    move = place - lo * k
    h = np.array([[k, 0, move[0]], [0, k, move[1]], [0, 0, 1]]) @ h
    lattice = through(h, bent)

    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    inverse = np.linalg.inv(h)
    den = inverse[2, 0] * x + inverse[2, 1] * y + inverse[2, 2]
    u = (inverse[0, 0] * x + inverse[0, 1] * y + inverse[0, 2]) / den
    v = (inverse[1, 0] * x + inverse[1, 1] * y + inverse[1, 2]) / den
    if paper:
        u, v = paper.back(u, v)
    mx = ((u + canvas.left) * canvas.scale - 0.5).astype(np.float32)
    my = ((v + canvas.top) * canvas.scale - 0.5).astype(np.float32)
    mean_cell = k * np.linalg.norm(np.diff(edges, axis=1), axis=2).mean()
    shrink = canvas.scale / mean_cell
    if shrink > 1.05:
        page = cv2.GaussianBlur(page, (0, 0), 0.42 * shrink)
    seen = cv2.remap(page.astype(np.float32), mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT,
                     borderValue=(-1000, -1000, -1000))
    outside = (mx < 1) | (my < 1) | (mx > page.shape[1] - 2) | (my > page.shape[0] - 2)
    if outside.any():
        behind = backdrop(rng, width, height)
        if rng.random() < 0.6:
            shade = cv2.GaussianBlur((~outside).astype(np.float32), (0, 0), long * 0.012)
            behind *= (1 - 0.6 * shade)[..., None]
        seen[outside] = behind[outside]
    return seen, lattice, mean_cell


def spoil(rng, image, hard, cell, screen=False):
    """What a camera does to light: uneven light, shadow, colour cast, blur and noise."""
    height, width = image.shape[:2]
    x, y = np.meshgrid(np.linspace(-1, 1, width, dtype=np.float32), np.linspace(-1, 1, height, dtype=np.float32))
    depth = rng.uniform(0, 0.5 if hard else 0.25)
    angle = rng.uniform(0, 2 * np.pi)
    light = 1 - depth * (0.5 + 0.5 * np.clip(x * np.cos(angle) + y * np.sin(angle), -1, 1))
    light *= 1 - rng.uniform(0, 0.45 if hard else 0.25) * np.clip((x**2 + y**2) / 2, 0, 1)
    spot = rng.uniform(-1, 1, 2)
    light *= 1 + rng.uniform(-0.15, 0.25) * np.exp(-((x - spot[0])**2 + (y - spot[1])**2) / rng.uniform(0.2, 1.5))
    if rng.random() < (0.5 if hard else 0.15):
        shadow = np.zeros((height, width), np.float32)
        for _ in range(rng.integers(1, 3)):
            centre = rng.uniform(-0.2, 1.2, 2) * [width, height]
            points = centre + rng.normal(0, 0.45, (5, 2)) * [width, height]
            hull = cv2.convexHull(points.astype(np.int32))
            cv2.fillPoly(shadow, [hull], 1.0)
        shadow = cv2.GaussianBlur(shadow, (0, 0), max(1.0, width * rng.uniform(0.004, 0.05)))
        light *= 1 - shadow * rng.uniform(0.15, 0.6 if hard else 0.35)
    image = image * light[..., None]
    cast = np.array([rng.uniform(0.86, 1.06), rng.uniform(0.93, 1.03), rng.uniform(0.75, 1.05)])
    if rng.random() < 0.35:
        edge = np.array([rng.uniform(0.8, 1.1), 1, rng.uniform(0.85, 1.15)])
        mix = np.clip((x**2 + y**2) / 2, 0, 1)[..., None]
        image = image * (1 - mix + mix * edge.astype(np.float32))
    image = image * cast.astype(np.float32)
    gain = rng.uniform(0.55 if hard else 0.75, 1.1)
    lift = rng.uniform(0, 45 if hard else 25)
    image = lift + image * gain * (255 - lift) / 255
    blur = rng.uniform(0.2, 0.055 * cell if hard else 0.04 * cell)
    blur = min(blur, 3.4)
    image = cv2.GaussianBlur(image, (0, 0), max(0.25, blur))
    if rng.random() < (0.3 if hard else 0.08):
        length = rng.uniform(1, max(1.5, 0.09 * cell))
        n = max(3, int(length * 2) | 1)
        kernel = np.zeros((n, n), np.float32)
        t = rng.uniform(0, np.pi)
        d = np.array([np.cos(t), np.sin(t)]) * length / 2
        m = n / 2
        cv2.line(kernel, (int((m - d[0]) * 16), int((m - d[1]) * 16)),
                 (int((m + d[0]) * 16), int((m + d[1]) * 16)), 1.0, 1, cv2.LINE_AA, 4)
        if kernel.sum() > 0:
            image = cv2.filter2D(image, -1, kernel / kernel.sum())
    if screen:
        moire = np.sin(x * width * rng.uniform(0.3, 2.5) + y * height * rng.uniform(-1, 1)) \
            * np.sin(y * height * rng.uniform(0.3, 2.5))
        image = image * (1 + rng.uniform(0, 0.05) * moire[..., None])
    # A person must still be able to read it: less grain where cells are small or the light is low.
    sigma = rng.uniform(0.5, 12 if hard else 6) * min(1.0, cell / 40) * min(1.0, gain + 0.15)
    noise = rng.standard_normal(image.shape, np.float32) * np.float32(sigma)
    if rng.random() < 0.5:
        noise = cv2.GaussianBlur(noise, (0, 0), 0.8) * 1.5
    if rng.random() < 0.5:
        noise = 0.5 * noise + 0.5 * noise.mean(2, keepdims=True) * 1.7
    image = image + noise
    if rng.random() < 0.3:
        soft = cv2.GaussianBlur(image, (0, 0), 1.2)
        image = image + (image - soft) * rng.uniform(0.2, 1.0)
    return np.clip(image, 0, 255)


def picture(rng, faces, puzzle, solution, hard, kind=None, others=None, least_cell=None,
            longest=1600, writing=0.4):
    """One picture: (RGB bytes, truth). `writing` is the share of printed puzzles with entries by hand."""
    others = others or {}
    kind = kind or str(rng.choice(["print", "app", "text", "screen", "hand"], p=[0.6, 0.24, 0.05, 0.08, 0.03]))
    puzzle = [int(v) for v in puzzle]
    solution = [int(v) for v in solution]
    written = []
    least = least_cell or (21 if hard else 24)
    if kind in ("print", "hand"):
        scale = rng.uniform(40, 62)
        if rng.random() < 0.25:
            scale = rng.uniform(62, 100)
        margins = [rng.uniform(0.3, 7 if longest > 1000 else 2) for _ in range(4)]
        if rng.random() < 0.35:
            margins[rng.integers(4)] = rng.uniform(0.15, 0.6)
        if kind == "print":
            canvas, page, digits, written, font = printed_page(rng, faces, hard, scale, margins, puzzle,
                                                               solution, others, writing)
        else:
            canvas, page, digits, written, font = hand_drawn_page(rng, faces, hard, scale, margins, puzzle)
        image, lattice, cell = photograph(rng, hard, canvas, page, least, longest)
        image = spoil(rng, image, hard, cell)
    elif kind == "text":
        image, lattice, digits, font = text_page(rng, faces, hard, puzzle)
    else:
        image, lattice, digits, font = screen_page(rng, faces, hard and kind == "app", puzzle, solution, others)
        if kind == "screen":
            step = (lattice[9] - lattice[0])[0] / 9
            flat = Canvas(1, 0, 0, 0, 0, (0, 0, 0))
            flat.scale = step
            flat.left, flat.top = (lattice[0] + 0.5) / step
            image, lattice, cell = photograph(rng, hard, flat, image, least + 4, longest)
            image = spoil(rng, image, hard, cell, screen=True)
    image = np.clip(np.round(image), 0, 255).astype(np.uint8)
    if kind in ("app", "text"):
        quality = None if rng.random() < 0.65 else int(rng.uniform(30 if hard else 60, 95))
    else:
        quality = int(rng.uniform(30, 80) if hard else rng.uniform(60, 95))
    truth = {
        "digits": "".join(map(str, digits)),
        "handwritten": written,
        "lattice": [[round(float(a), 2), round(float(b), 2)] for a, b in lattice],
        "hard": bool(hard),
        "kind": kind,
        "font": font,
    }
    return image, quality, truth


def legible(image, truth):
    """`True` if a person can tell the digits from the ground."""
    grey = cv2.cvtColor(image, cv2.COLOR_RGB2GRAY)
    nodes = np.array(truth["lattice"]).reshape(10, 10, 2)
    contrasts = []
    for cell in range(81):
        r, c = divmod(cell, 9)
        square = nodes[r:r + 2, c:c + 2]
        centre = square.mean((0, 1))
        half = 0.3 * min(np.linalg.norm(square[0, 1] - square[0, 0]), np.linalg.norm(square[1, 0] - square[0, 0]))
        x0, y0 = np.maximum(centre - half, 0).astype(int)
        x1, y1 = np.ceil(centre + half).astype(int)
        part = grey[y0:y1, x0:x1]
        if part.size < 36:
            return False
        part = cv2.GaussianBlur(part, (0, 0), max(0.4, 0.07 * half))
        low, high = np.percentile(part, [4, 96])
        contrasts.append(high - low)
    contrasts = np.array(contrasts)
    full = np.array([d != "0" for d in truth["digits"]])
    printed = full.copy()
    printed[truth["handwritten"]] = False
    for some in (printed, full & ~printed):
        if some.any() and np.percentile(contrasts[some], 15) < 15:
            return False
    if (~full).sum() >= 8:
        ground = np.percentile(contrasts[~full], 30)
        return np.median(contrasts[full]) > 1.7 * ground
    return True


def load_puzzles(path):
    """Puzzles of 81 characters with their solutions, when these stand on the same line."""
    result = []
    for line in open(path):
        fields = [f for f in line.replace(";", ",").replace(" ", ",").strip().split(",") if len(f) == 81]
        if not fields:
            continue
        puzzle = [int(c) if c.isdigit() else 0 for c in fields[0]]
        solution = [int(c) for c in fields[1]] if len(fields) > 1 else solve(puzzle)
        if solution and all(solution):
            result.append((puzzle, solution))
    return result


def solve(puzzle):
    """The solution of a puzzle, by trying."""
    cells = list(puzzle)
    rows = [0] * 9
    columns = [0] * 9
    boxes = [0] * 9

    def flip(i, d):
        r, c = divmod(i, 9)
        rows[r] ^= 1 << d
        columns[c] ^= 1 << d
        boxes[r // 3 * 3 + c // 3] ^= 1 << d

    for i, d in enumerate(cells):
        if d:
            flip(i, d)

    def go():
        best, options = None, None
        for i in range(81):
            if not cells[i]:
                r, c = divmod(i, 9)
                used = rows[r] | columns[c] | boxes[r // 3 * 3 + c // 3]
                free = [d for d in range(1, 10) if not used >> d & 1]
                if options is None or len(free) < len(options):
                    best, options = i, free
                    if len(free) < 2:
                        break
        if best is None:
            return True
        for d in options:
            cells[best] = d
            flip(best, d)
            if go():
                return True
            flip(best, d)
            cells[best] = 0
        return False

    return cells if go() else None


def fuller(rng, puzzle, solution):
    """The puzzle with some more givens, so that boards of 17 to 40 are seen; still one solution."""
    result = list(puzzle)
    more = int(rng.choice([0, 0, 2, 5, 9, 14]))
    for cell in rng.permutation(81)[:]:
        if more and not result[cell]:
            result[cell] = solution[cell]
            more -= 1
    return result


def legible_picture(seed, number, faces, puzzles, writing, first=0):
    """The picture of a number: even ones are easy, odd ones hard."""
    for attempt in range(first, 12):
        rng = np.random.default_rng([seed, number] + [attempt] * (attempt > 0))
        puzzle, solution = puzzles[rng.integers(len(puzzles))]
        drawn = picture(rng, faces, fuller(rng, puzzle, solution), solution, number % 2 == 1,
                        "print" if writing == 1 else None, writing=writing)
        if legible(drawn[0], drawn[2]):
            break
    return drawn


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--fonts", required=True)
    options.add_argument("--puzzles", required=True, help="81 characters a line, as `generate` prints")
    options.add_argument("--out", required=True)
    options.add_argument("--count", type=int, default=100)
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--writing", type=float, default=0,
                         help="the share of printed puzzles with entries by hand; 1 draws no others")
    options.add_argument("--held-out", action="store_true", help="draw with the families held out")
    chosen = options.parse_args()
    faces = Typefaces(chosen.fonts, chosen.held_out)
    puzzles = load_puzzles(chosen.puzzles)
    os.makedirs(chosen.out, exist_ok=True)
    for number in range(chosen.first, chosen.count):
        image, quality, truth = legible_picture(chosen.seed, number, faces, puzzles, chosen.writing)
        base = os.path.join(chosen.out, f"{number:04d}")
        if quality is None:
            cv2.imwrite(base + ".png", image[:, :, ::-1])
        else:
            cv2.imwrite(base + ".jpg", image[:, :, ::-1], [cv2.IMWRITE_JPEG_QUALITY, quality])
        with open(base + ".json", "w") as out:
            json.dump(truth, out)


if __name__ == "__main__":
    main()
