import { findBreak } from './findBreak';
import type { Read } from './read';
import { quoted } from './received';
import { mostBytes, tooBig } from './walk';

/** Reads JSON from a text of at most 2 MB; where it is broken is told by line and column, both from 1. */
export function readJson(text: string): Read<unknown> {
  if (isTooLong(text)) return { ok: false, issues: [tooBig()] };
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch {
    // The words of JSON.parse are English and differ from browser to browser.
    const { offset, expected, hint } = findBreak(text);
    const args = {
      line: text.slice(0, offset).split('\n').length,
      column: offset - text.lastIndexOf('\n', offset - 1),
      found: restOfLine(text, offset),
    };
    const received = `baris ${args.line}, kolom ${args.column}: ${args.found}`;
    return { ok: false, issues: [{ code: 'broken-json', path: '', received, expected, hint, args }] };
  }
}

function restOfLine(text: string, offset: number): string {
  if (offset >= text.length) return 'akhir berkas';
  const rest = text
    .slice(offset, offset + 20)
    .split('\n', 1)
    .join();
  return rest === '' ? 'akhir baris' : quoted(rest);
}

/** Whether a text has more than 2 MB in UTF-8. */
function isTooLong(text: string): boolean {
  // One byte per UTF-16 unit at least, three at most.
  if (text.length > mostBytes) return true;
  if (text.length * 3 <= mostBytes) return false;
  let bytes = text.length;
  // Most of a definition is ASCII, over which a regular expression runs fastest.
  for (const [run] of text.matchAll(/\P{ASCII}+/gu)) {
    for (let at = 0; at < run.length; at++) bytes += extraBytes(run.charCodeAt(at));
  }
  return bytes > mostBytes;
}

/** How many bytes more than one a UTF-16 unit beyond ASCII takes in UTF-8; the halves of a pair have four together. */
function extraBytes(unit: number): number {
  const isHalfOfPair = unit >= 0xd800 && unit <= 0xdfff;
  return unit < 0x800 || isHalfOfPair ? 1 : 2;
}
