import { isLonger } from '../../language';
import { findBreak } from './findBreak';
import type { Read } from './read';
import { quoted } from './received';
import { mostBytes, tooBig } from './walk';

/** Reads JSON from a text of at most 2 MB; where it is broken is reported by line and column, both from 1. */
export function readJson(text: string): Read<unknown> {
  if (isLonger(text, mostBytes)) return { ok: false, issues: [tooBig()] };
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
