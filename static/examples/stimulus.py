"""Shows pictures or words in random order, each with a white square in the lower left corner.

A light sensor on the square tells the EEG board the moment of each one. Standard library only:

    python stimulus.py --targets dog1.png dog2.png --others cat1.png cat2.png --repeats 20

Without pictures it shows the words PUPPY and KITTEN. Keys: Space starts, Escape ends. What was shown,
and when, is written to stimuli.csv.
"""

import argparse
import csv
import glob
import random
import sys
import time
import tkinter

FIXATION_MS = (800, 1200)  # a cross, for a random time, so that nobody can count along
SHOW_MS = 1000
SQUARE_PX = 120


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--targets", nargs="+", default=["PUPPY"], help="PNG files or words")
    parser.add_argument("--others", nargs="+", default=["KITTEN"], help="PNG files or words")
    parser.add_argument("--repeats", type=int, default=20, help="how often each one is shown")
    parser.add_argument("--seed", type=int, default=1, help="another number, another order")
    parser.add_argument("--log", default="stimuli.csv")
    return parser.parse_args()


def expand(names):
    """Patterns such as puppy*.png become file names, also where the shell does not do it."""
    items = [item for name in names for item in sorted(glob.glob(name)) or [name]]
    for item in items:
        if item.lower().endswith((".jpg", ".jpeg", ".webp")) or "*" in item:
            sys.exit(f"{item}: no PNG file. tkinter shows PNG; save the pictures in that format.")
    return items


def make_order(targets, others, repeats, seed):
    """(category, stimulus) in random order; the same seed gives the same order."""
    order = [("target", item) for item in targets] + [("other", item) for item in others]
    order *= repeats
    random.Random(seed).shuffle(order)
    return order


class Show:
    def __init__(self, window, order, log):
        self.window, self.order, self.log = window, order, log
        self.pictures = {}
        self.next = 0
        self.canvas = tkinter.Canvas(window, background="black", highlightthickness=0)
        self.canvas.pack(fill="both", expand=True)
        window.bind("<space>", lambda _: self.start())
        window.bind("<Escape>", lambda _: window.destroy())
        window.after(300, lambda: self.write("Space starts"))

    def centre(self):
        return self.canvas.winfo_width() // 2, self.canvas.winfo_height() // 2

    def write(self, text):
        self.canvas.delete("all")
        self.canvas.create_text(*self.centre(), text=text, fill="white", font=("Helvetica", 72))

    def start(self):
        self.window.unbind("<space>")
        self.fixate()

    def fixate(self):
        if self.next == len(self.order):
            return self.write("Thank you")
        self.write("+")
        self.window.after(random.randint(*FIXATION_MS), self.show)

    def show(self):
        category, item = self.order[self.next]
        if item.lower().endswith(".png"):
            self.canvas.delete("all")
            picture = self.pictures.setdefault(item, tkinter.PhotoImage(file=item))
            self.canvas.create_image(*self.centre(), image=picture)
        else:
            self.write(item)
        bottom = self.canvas.winfo_height()
        self.canvas.create_rectangle(0, bottom - SQUARE_PX, SQUARE_PX, bottom, fill="white", width=0)
        self.canvas.update_idletasks()
        self.log.writerow([self.next + 1, category, item, f"{time.monotonic():.3f}"])
        self.next += 1
        self.window.after(SHOW_MS, self.fixate)


def main():
    arguments = parse_arguments()
    targets, others = expand(arguments.targets), expand(arguments.others)
    order = make_order(targets, others, arguments.repeats, arguments.seed)
    with open(arguments.log, "w", newline="", encoding="utf-8") as file:
        log = csv.writer(file)
        log.writerow(["number", "category", "stimulus", "time_s"])
        window = tkinter.Tk()
        window.title("Experiment")
        window.configure(cursor="none")
        window.attributes("-fullscreen", True)
        Show(window, order, log)
        window.mainloop()


if __name__ == "__main__":
    main()
