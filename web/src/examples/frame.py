from dataclasses import dataclass, field
from statistics import mean


@dataclass
class Reading:
    month: str
    degrees: list[float] = field(default_factory=list)

    @property
    def average(self):
        return round(mean(self.degrees), 1)


year = [
    Reading("Jan", [1.1, 0.4, 2.2]),
    Reading("Apr", [5.5, 7.1, 9.9]),
    Reading("Jul", [17.2, 18.8, 16.9]),
    Reading("Oct", [6.3, 4.8, 5.1]),
]

display("## A year in *Oslo*\nDrawn by `draw_chart()`, the page's own:")
draw_chart({r.month: r.average for r in year}, title="In degrees")
display([
    {"month": r.month, "average": r.average, "highest": max(r.degrees)}
    for r in year
])
year
