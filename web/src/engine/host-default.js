// What your program may call, beside ask() and display(). Edit it: this runs in
// a worker that has no network. Positional arguments come in order, keyword
// arguments in an object behind them.

// A small internet: what is not in this table does not exist.
const site = {
  'https://example.org/rates': { EUR: 1, USD: 1.08, GBP: 0.85 },
  'https://example.org/weather/oslo': { city: 'Oslo', degrees: -3 },
  'https://example.org/weather/lima': { city: 'Lima', degrees: 19 },
  'https://example.org/weather/cairo': { city: 'Cairo', degrees: 31 },
};

const tables = {
  orders: [
    { customer: 'Ann', item: 'lamp', price: 48 },
    { customer: 'Bo', item: 'desk', price: 390 },
    { customer: 'Ann', item: 'chair', price: 120 },
    { customer: 'Cleo', item: 'shelf', price: 75 },
    { customer: 'Bo', item: 'rug', price: 210 },
  ],
};

const error = (name, message) => Object.assign(new Error(message), { name });
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

host.http_get = async (url) => {
  await pause(400);
  if (!(url in site)) throw error('LookupError', `no page at ${url}`);
  return site[url];
};
host.http_get.signature = '(url)';

// The same, but the program does not wait: it gets an awaitable.
host.fetch = (url) => host.http_get(url);
host.fetch.awaitable = true;
host.fetch.signature = '(url)';

host.sleep = (seconds) => pause(seconds * 1000);
host.sleep.signature = '(seconds)';

host.read_table = (name) => {
  if (!(name in tables)) throw error('KeyError', name);
  return tables[name];
};
host.read_table.signature = '(name)';

// Bars from {label: number}, or from rows: draw_chart(data, title='...').
host.draw_chart = (data, { title = '' } = {}) => {
  const bars = data instanceof Map ? [...data] : Object.entries(data);
  const most = Math.max(...bars.map(([, n]) => n), 1);
  const safe = (text) => String(text).replace(/[<>&"]/g, (c) => `&#${c.charCodeAt()};`);
  const top = title ? 34 : 8;
  const rows = bars.map(([label, n], i) => {
    const [y, w] = [top + i * 30, Math.max(2, (n / most) * 330)];
    return `<text x="112" y="${y + 17}" text-anchor="end">${safe(label)}</text>
      <rect x="120" y="${y + 2}" width="${w}" height="20" rx="3" fill="#c2570c"/>
      <text x="${126 + w}" y="${y + 17}">${safe(n)}</text>`;
  });
  const heading = title && `<text x="8" y="20" font-size="15" font-weight="600">${safe(title)}</text>`;
  return page.display('svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 ${top + bars.length * 30 + 6}"
    font-family="system-ui, sans-serif" font-size="13" fill="#444">${heading}${rows.join('')}</svg>`);
};
host.draw_chart.signature = '(data, *, title="")';
