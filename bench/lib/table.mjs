// Plain text tables: the first column to the left, the others to the right.

export function formatTable(header, rows) {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => String(row[column] ?? '').length)));
  const line = (row) =>
    row.map((cell, i) => (i ? String(cell ?? '').padStart(widths[i]) : String(cell ?? '').padEnd(widths[i]))).join('  ');
  return [line(header), widths.map((w) => '-'.repeat(w)).join('  '), ...rows.map(line)].join('\n');
}

export function short(value, digits = 2) {
  if (value === null || value === undefined) return 'n/a';
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? Math.min(1, digits) : digits);
}
