import type { Json } from '../../interpreter';
import type { ScenarioFault, UploadedFile } from '../scenarios/parse/expectation';

/** What a visitor does, or what happens to one: what stands beside the name of each act. */
export interface Acts {
  /**
   * Answers, given one after the other in any spelling that their fields read; a choice by code, stored text or label, a captcha by
   * `true`: the code that it shows.
   */
  fill: Readonly<Record<string, Json>>;
  /** Answers as they are stored, or whatever else is typed or pasted, read or not. */
  type: Readonly<Record<string, Json>>;
  /** Files by field, by their names alone or with their sizes. */
  upload: Readonly<Record<string, UploadedFile | readonly UploadedFile[]>>;
  /** The button of a row group that adds a row. */
  addRow: string;
  /** A row by its group and its number at that time, from 0 on: `ahliWaris.0`. */
  removeRow: string;
  /** Next; on the preview: send. `noWait`: what it starts goes on while time passes. Written with a step, that step follows. */
  next: true | 'noWait';
  back: true;
  /** A button by its text: of what lies in front of the page, or else among the fields of the step. */
  press: string;
  /** A button among the fields of the step by its action. */
  button: string;
  /** Escape, on a dialog that may be left so. */
  escape: true;
  /** 'Ubah' beside an answer on the preview, or of a step by its id. */
  edit: string;
  browserBack: true;
  browserForward: true;
  reload: true;
  /** The form is reopened by an address with these parameters. */
  query: Readonly<Record<string, string>>;
  /** The form is opened in a second tab on the same device, and what follows happens there. */
  secondTab: true;
  /** The tab is closed; what follows happens in the tab before it, or else in a new one. */
  closeTab: true;
  fault: ScenarioFault;
  advanceMs: number;
}

export type ActName = keyof Acts;

/** One act. */
export type Act = { [Name in ActName]: { act: Name; with: Acts[Name] } }[ActName];

/** What can be done without looking at the form: wherever one is open, a visitor can. */
export type PlainAct = Exclude<ActName, 'fill' | 'query' | 'secondTab' | 'closeTab' | 'fault'>;
