"""Chooses the typefaces that the renderer draws with and splits them by family.

    fonts.py FONTS.json [--sheet SHEET.png] [folder ...]

A family is kept when its digits 1 to 9 are Arabic digits that can be told apart. Families whose
digits look the same go to one side together, so that a held-out design is one the network has
never seen under any name. 50 families in ordinary faces, and a share of those like handwriting, are held
out of training. Display faces, whose digits are little like everybody else's, are only trained on.
"""

import argparse
import hashlib
import json
import os
import re
from collections import defaultdict

import cv2
import numpy as np
from fontTools.ttLib import TTCollection, TTFont
from PIL import Image, ImageDraw, ImageFont

HELD_OUT = 50
HELD_OUT_HANDS = 0.28
# The mean likeness of a face's blurred digits to the median of all: less is a display face.
ORDINARY = 0.8
SAME_DESIGN = 0.985
SAME_SIDE = 0.965

HANDWRITTEN = re.compile(
    r"humor|dkg|dk ?g hand|ecolier|breip|rufscript|kouzan|aoyagi|kristi|tomson|femke|joscelyn|"
    r"summersby|dancing|kalapi|purisa|chilanka|isabella|blankenburg|seto|"
    r"yozfont|hand|script|pen ?script|brush|kaushan|sjfont|delphine|steve|dustin|markerf|"
    r"casper|johnsmith|klee|comic ?neue|komika|yusei|beth ellen|caveat|kiloji|nanum ?(pen|brush)|abecedario|daniel|"
    r"domestic|skechers|strokes|^sticks|^neo$|lilach|great vibes|alfa-beta|^noam|abogado|josef|"
    r"sayp|kirang|z003|chancery",
    re.I,
)
UNWANTED = re.compile(
    r"symbol|icon|emoji|braille|music|dingbat|wingding|jsmath|barcode|domino|chess|"
    r"math ?(ext|sy)|lastresort|noto sans sign|cuneiform|lignes|redacted|"
    r"dots|penguin attack|circuit|^cm(sy|ex|mi)|outline|inline|shadow|3d|tt\d? ?initial|"
    r"cabinsketch|staypuft|stencil|wargames|radios in motion|musical|campania|"
    r"d05|keyboard|guiada|pautada|punteada|femke|hidekel|quran|oraeorae|ellhnikh|train one|"
    r"solide|initials|kouzanbrush",
    re.I,
)
MONO = re.compile(r"mono|code|console|terminus|hack|inconsol|courier|spleen|unifont|typist|hermit|"
                  r"agave|3270|fantasque|glass|anonymous|cousine|typewriter", re.I)


def names(path, index):
    font = TTFont(path, fontNumber=index, lazy=True)
    cmap = font.getBestCmap() or {}
    if any(ord(c) not in cmap for c in "123456789"):
        return None
    table = font["name"]
    family = table.getDebugName(16) or table.getDebugName(1) or os.path.basename(path)
    style = table.getDebugName(17) or table.getDebugName(2) or ""
    family = re.sub(r"\b(thin|light|medium|bold|black|heavy|regular|italic|oblique|condensed|"
                    r"semi ?bold|extra ?light|narrow|book|demi)\b", "", family, flags=re.I)
    return " ".join(family.split()), style


def drawing(path, index):
    """Nine digits, each cropped to its ink and scaled to a square, or nothing when unfit."""
    font = ImageFont.truetype(path, 64, index=index)
    tiles = []
    heights = []
    for digit in "123456789":
        page = Image.new("L", (160, 160), 0)
        ImageDraw.Draw(page).text((48, 40), digit, fill=255, font=font)
        box = page.getbbox()
        if box is None:
            return None
        heights.append(box[3] - box[1])
        if box[3] - box[1] < 16 or box[2] - box[0] < 3 or box[2] - box[0] > 100:
            return None
        ink = page.crop(box)
        if np.asarray(ink).mean() > 190 and digit in "2345679":
            return None  # light digits on dark tiles
        side = max(ink.size)
        square = Image.new("L", (side, side), 0)
        square.paste(ink, ((side - ink.width) // 2, (side - ink.height) // 2))
        tiles.append(np.asarray(square.resize((24, 24), Image.BILINEAR), float).ravel())
    tiles = np.array(tiles)
    if max(heights) > 1.9 * min(heights):
        return None
    tiles -= tiles.mean(1, keepdims=True)
    norms = np.linalg.norm(tiles, axis=1, keepdims=True)
    if norms.min() < 1:
        return None
    tiles /= norms
    alike = tiles @ tiles.T - 2 * np.eye(9)
    return None if alike.max() > 0.97 else tiles


def joined(alike, least):
    """The number of a group for each family; two alike by `least` are in one."""
    group = np.arange(len(alike))
    for i, j in zip(*np.nonzero(alike > least)):
        group[group == group[i]] = group[j]
    return group


def likeness(looks, ordinary):
    """For each face how alike its digits, blurred, are to the median of the ordinary ones: up to 1."""
    soft = np.array([[cv2.GaussianBlur(digit.reshape(24, 24), (0, 0), 1.6).ravel() for digit in face]
                     for face in looks])
    soft -= soft.mean(2, keepdims=True)
    soft /= np.linalg.norm(soft, axis=2, keepdims=True)
    middle = np.median(soft[ordinary], axis=0)
    middle -= middle.mean(1, keepdims=True)
    middle /= np.linalg.norm(middle, axis=1, keepdims=True)
    return np.einsum("fdp,dp->f", soft, middle) / 9


def main():
    options = argparse.ArgumentParser()
    options.add_argument("out")
    options.add_argument("folders", nargs="*", default=["/usr/share/fonts"])
    options.add_argument("--sheet")
    chosen = options.parse_args()

    faces = defaultdict(list)
    for folder in chosen.folders:
        for root, _, files in os.walk(folder):
            for name in sorted(files):
                path = os.path.join(root, name)
                if not re.search(r"\.(ttf|otf|ttc|otb)$", name, re.I):
                    continue
                try:
                    count = 1
                    if name.lower().endswith("ttc"):
                        count = min(2, len(TTCollection(path, lazy=True).fonts))
                    for index in range(count):
                        found = names(path, index)
                        if found is None or UNWANTED.search(found[0]):
                            continue
                        tiles = drawing(path, index)
                        if tiles is not None:
                            faces[found[0]].append((path, index, found[1], tiles))
                except Exception:
                    continue

    families = []
    for family, members in sorted(faces.items()):
        unique = []
        members.sort(key=lambda m: (m[2].lower() not in ("regular", "book", "roman", ""), m[2]))
        for member in members:
            if all((member[3] * other[3]).sum(1).mean() < 0.995 for other in unique):
                unique.append(member)
        kept = unique[:1] + [unique[i] for i in np.linspace(1, len(unique) - 1, 5).astype(int)] \
            if len(unique) > 6 else unique
        families.append((family, kept))

    looks = [np.array([m[3] for m in members]) for _, members in families]
    count = len(families)
    alike = np.zeros((count, count))
    for i in range(count):
        for j in range(i):
            alike[i, j] = np.einsum("adp,bdp->ab", looks[i], looks[j]).max() / 9
    designs = joined(alike, SAME_DESIGN)
    sides = joined(alike, SAME_SIDE)
    hand = np.array([bool(HANDWRITTEN.search(family)) for family, _ in families])
    display = ~hand & (likeness([look[0] for look in looks], ~hand) < ORDINARY)
    leads = {}
    for i in range(count):
        leads.setdefault(designs[i], []).append(i)
    result = []
    for members in leads.values():
        # One face of a design is enough, whatever the number of names it goes by.
        members.sort(key=lambda i: (-len(families[i][1]), len(families[i][0])))
        family, kept = families[members[0]]
        side = sides[members[0]]
        draw = int(hashlib.md5(families[side][0].encode()).hexdigest(), 16) % 1000 / 1000
        result.append({
            "family": family,
            "alike": [families[i][0] for i in members[1:]],
            "files": [[path, index] for path, index, _, _ in kept],
            "handwritten": bool(hand[members[0]]),
            "display": bool(display[members[0]]),
            "mono": bool(MONO.search(family)),
            "draw": draw if (sides == side).sum() <= 12 and not display[sides == side].any() else 1,
        })
    draws = sorted(f["draw"] for f in result if not f["handwritten"])
    for f in result:
        most = HELD_OUT_HANDS if f["handwritten"] else draws[HELD_OUT - 1]
        f["held_out"] = f.pop("draw") <= most
    result.sort(key=lambda f: f["family"].lower())
    with open(chosen.out, "w") as out:
        json.dump(result, out, indent=1)
    held = sum(f["held_out"] for f in result)
    hands = [f for f in result if f["handwritten"]]
    print(f"{len(families)} families, {len(result)} designs, {held} held out; "
          f"{sum(f['display'] for f in result)} display faces; "
          f"{len(hands)} like handwriting, {sum(f['held_out'] for f in hands)} of these held out")

    if chosen.sheet:
        columns, row = 5, 34
        rows = -(-len(result) // columns)
        sheet = Image.new("RGB", (columns * 400, rows * row), "white")
        pen = ImageDraw.Draw(sheet)
        for i, f in enumerate(result):
            x, y = i // rows * 400, i % rows * row
            colour = "red" if f["held_out"] else "black"
            pen.text((x, y + 8), ("*" if f["handwritten"] else "") + f["family"][:30], fill=colour)
            path, index = f["files"][0]
            pen.text((x + 190, y), "123456789", fill="black",
                     font=ImageFont.truetype(path, 26, index=index))
        sheet.save(chosen.sheet)


if __name__ == "__main__":
    main()
