// The SVG chart: a row per program, a dot per contender, time relative to the baseline
// on a logarithmic axis. Colours follow the reader's light or dark preference.
import { short } from './table.mjs';

const WIDTH = 860;
const LEFT = 136;
const RIGHT = 28;
const TOP = 92;
const ROW = 22;
const BOTTOM = 46;

const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #24292f; }
  .title { font-size: 16px; font-weight: 600; }
  .faint { fill: #57606a; font-size: 11px; }
  .mean { font-weight: 600; }
  .grid { stroke: #d8dee4; }
  .base { stroke: #57606a; stroke-dasharray: 4 3; }
  .band { fill: #f6f8fa; }
  .c0 { fill: #1a7f37; } .c1 { fill: #8250df; } .c2 { fill: #0969da; } .c3 { fill: #cf222e; } .c4 { fill: #bc7c00; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .faint { fill: #9198a1; }
    .grid { stroke: #30363d; }
    .base { stroke: #9198a1; }
    .band { fill: #161b22; }
    .c0 { fill: #3fb950; } .c1 { fill: #a371f7; } .c2 { fill: #58a6ff; } .c3 { fill: #ff7b72; } .c4 { fill: #e3b341; }
  }`;

// A shape per contender, so that the chart can be read without its colours.
const SHAPES = [
  (x, y) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`,
  (x, y) => `M${x} ${y - 6}l5 6l-5 6l-5 -6z`,
  (x, y) => `M${x - 4.5} ${y - 4.5}h9v9h-9z`,
  (x, y) => `M${x} ${y - 5.5}l5.5 9.5h-11z`,
  (x, y) => `M${x} ${y + 5.5}l5.5 -9.5h-11z`,
];

const escape = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;');
const fixed = (x) => Number(x.toFixed(1));

function axis(ratios) {
  const low = Math.min(0.5, ...ratios) / 1.15;
  const high = Math.max(2, ...ratios) * 1.15;
  const span = Math.log(high / low);
  const x = (ratio) => fixed(LEFT + ((WIDTH - LEFT - RIGHT) * Math.log(ratio / low)) / span);
  const ticks = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200].filter((t) => t >= low && t <= high);
  return { x, ticks };
}

function mark(index, x, y, label) {
  return `<path class="c${index}" d="${SHAPES[index](x, fixed(y))}"><title>${escape(label)}</title></path>`;
}

function legend(others) {
  const out = [];
  let x = 14; // all five need the whole width
  others.forEach(({ title, version }, i) => {
    const text = version ? `${title} ${version.replace(/^hognose\s*/i, '')}`.trim() : title;
    out.push(mark(i, x, 60, title), `<text x="${x + 11}" y="64">${escape(text)}</text>`);
    x += 30 + text.length * 6.4;
  });
  return out;
}

function rowOf(name, values, index, others, x, className) {
  const y = TOP + ROW * index + ROW / 2;
  const out = [];
  if (index % 2 === 0) {
    out.push(`<rect class="band" x="${8}" y="${y - ROW / 2}" width="${WIDTH - 16}" height="${ROW}"/>`);
  }
  out.push(`<text class="${className}" x="${LEFT - 14}" y="${y + 4}" text-anchor="end">${escape(name)}</text>`);
  return {
    back: out,
    // The first contender is drawn last, so that it lies on top.
    front: others
      .map((other, i) => (values[i] ? mark(i, x(values[i]), y, `${other.title}, ${name}: ${short(values[i])}`) : ''))
      .filter(Boolean)
      .reverse(),
  };
}

/** The chart of a report of run.mjs as SVG text. */
export function drawChart(report, baseline) {
  const others = report.contenders.filter(({ name }) => name !== baseline).slice(0, SHAPES.length);
  const base = report.contenders.find(({ name }) => name === baseline);
  const table = Object.entries(report.programs).map(([name, row]) => [name, others.map((o) => row[o.name].ratio)]);
  const means = others.map((o) => report.means[o.name].mean);
  const { x, ticks } = axis([...table.flatMap(([, v]) => v), ...means].filter(Boolean));
  const rows = [['geometric mean', means], ...table].map(([name, values], i) =>
    rowOf(name, values, i, others, x, i ? '' : 'mean'),
  );
  const bottom = TOP + ROW * rows.length;
  const lines = ticks.map((t) => {
    const line = `<line class="${t === 1 ? 'base' : 'grid'}" x1="${x(t)}" x2="${x(t)}" y1="${TOP - 6}" y2="${bottom}"/>`;
    return `${line}<text class="faint" x="${x(t)}" y="${bottom + 16}" text-anchor="middle">${t}</text>`;
  });
  const height = bottom + BOTTOM;
  const caption = `Node ${report.node.slice(1)}, ${report.cpu}, medians of ${report.rounds}, ${report.date}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">`,
    '<title>Running time relative to native CPython</title>',
    `<style>${STYLE}\n</style>`,
    `<text class="title" x="${LEFT}" y="30">Running time, native CPython ${escape(base.version)} = 1 (less is better)</text>`,
    ...legend(others),
    ...rows.flatMap((row) => row.back),
    ...lines,
    ...rows.flatMap((row) => row.front),
    `<text class="faint" x="${LEFT}" y="${bottom + 36}">${escape(caption)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
