/** The look of the page, on a screen and on paper. */
export const documentStyle = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 1100px; padding: 24px; font: 16px/1.5 system-ui, 'Noto Sans', sans-serif; color: #1c1c1c; }
h1 { margin: 0 0 12px; font-size: 28px; line-height: 1.2; }
h2 { margin: 40px 0 12px; padding-bottom: 6px; border-bottom: 2px solid #0b6b5d; font-size: 21px; }
h3 { margin: 24px 0 4px; font-size: 16px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; margin: 0; }
dt { color: #555; } dd { margin: 0; }
nav ol { columns: 2; padding-left: 24px; } a { color: #0b57a0; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px 10px; border: 1px solid #d5dbd9; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead th { background: #e9f2f0; } tbody th { width: 30%; font-weight: 600; }
table:not(.nama) td:nth-child(2) { width: 16%; } table:not(.nama) td:nth-child(3) { width: 12%; }
td ul, td p { margin: 0; } td ul { padding-left: 18px; }
small, th code { display: block; font-weight: 400; } small { color: #555; } th code { color: #777; font-size: 12px; }
code { font: 13px/1.4 ui-monospace, 'Noto Sans Mono', monospace; }
.kelompok td { background: #f4f7f6; } .konten td { color: #555; font-style: italic; }
.bila { color: #7a4b00; } td .bila { margin-bottom: 4px; }
svg { display: block; width: 100%; height: auto; margin: 16px 0; font: 14px system-ui, 'Noto Sans', sans-serif; }
svg text { text-anchor: middle; fill: #1c1c1c; } svg .judul { font-size: 15px; font-weight: 600; }
svg .syarat { font-size: 12px; fill: #7a4b00; } svg .tahap { text-anchor: start; font-weight: 700; fill: #0b6b5d; }
svg .langkah { fill: #fff; stroke: #0b6b5d; stroke-width: 1.5; } svg .bersyarat { stroke-dasharray: 6 4; }
svg .akhir { fill: #e9f2f0; stroke: #0b6b5d; } svg path { fill: none; stroke: #444; marker-end: url(#panah); }
svg marker path { fill: #444; stroke: none; marker-end: none; } svg .lewat { stroke-dasharray: 5 4; stroke: #7a4b00; }
svg .tindakan { stroke: #0b57a0; } svg circle { fill: #fff; stroke: #444; } svg .nomor { font-size: 11px; }
@media (max-width: 640px) { body { padding: 16px; } nav ol { columns: 1; } section { overflow-x: auto; } table { min-width: 640px; } }
@media print { body { max-width: none; padding: 0; font-size: 11pt; } nav { display: none; } h2 { break-after: avoid; }
  tr, h3 { break-inside: avoid; } thead { display: table-header-group; } a { color: inherit; text-decoration: none; }
  svg { max-height: 235mm; } #alur { break-after: page; } }
`;
