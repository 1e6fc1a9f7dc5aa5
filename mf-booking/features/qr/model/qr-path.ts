import encodeQR from 'qr';

export interface QrDrawing {
  /** modules along a side, with the quiet zone of four that scanners want (ISO/IEC 18004) */
  size: number;
  /** of an SVG path: the dark modules, row by row */
  path: string;
}

const QUIET = 4;

/** A QR code of the text, as one path. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
