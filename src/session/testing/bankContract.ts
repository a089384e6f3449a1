import type { Json } from '../../interpreter';
import type { Bank } from '..';

/** The calls that the suite makes. */
export type ContractCall = 'submit' | 'popup' | 'downloadpdf' | 'upload-file';

/** What becomes of a request: an answer with a JSON body, a file, no connection, or an answer that nobody can read. */
export type ContractAnswer =
  | { status: number; body: Readonly<Record<string, Json>> }
  | 'file'
  | 'lost'
  | 'unreadable';

/** A bank, and how it answers. */
export interface BankInHand {
  bank: Bank;
  /** From now on the call is answered so. */
  answer: (call: ContractCall, answer: ContractAnswer) => void;
  /** The idempotency keys of what was asked, in order. */
  keys: () => readonly (string | undefined)[];
  /** Lets so much time pass that an answer is here. */
  settle: () => Promise<void> | void;
  /** A file that the bank takes. */
  file: { name: string; size: number };
}

const done = { statusCode: 200, succeeded: true };
const submitted = { ...done, data: { registrationNumber: 'REG1' } };
const blocks = [{ type: 'heading', text: 'Syarat', level: 2 }];
const { signal } = new AbortController();

/** What a session relies on of any bank: whatever happens outside, it answers, and it says what it knows. */
export function bankContract(name: string, begin: () => BankInHand): void {
  describe(`${name}, as a bank of a session`, () => {
    const ask = async <A>(one: BankInHand, question: (bank: Bank) => Promise<A>): Promise<A> => {
      const answer = question(one.bank);
      await one.settle();
      return answer;
    };
    const submit = (one: BankInHand, key?: string) =>
      ask(one, (bank) => bank.call('submit', { nama: 'Siti' }, { signal, key }));

    test('gives the answer to a call, with its status', async () => {
      const one = begin();
      one.answer('submit', { status: 200, body: submitted });
      const data = { registrationNumber: expect.any(String) as string };
      expect(await submit(one)).toMatchObject({
        reply: { ok: true, httpStatus: 200, status: 200, response: { data } },
      });
    });

    test.each([400, 409, 500])('gives an answer with HTTP status %i to judge', async (status) => {
      const one = begin();
      one.answer('submit', { status, body: { statusCode: status } });
      expect(await submit(one)).toMatchObject({ reply: { ok: false, httpStatus: status, status } });
    });

    test('distinguishes the status that stands in the body from that of HTTP', async () => {
      const one = begin();
      one.answer('submit', { status: 200, body: { statusCode: 504 } });
      expect(await submit(one)).toMatchObject({ reply: { ok: true, httpStatus: 200, status: 504 } });
    });

    test('never rejects: no connection and what cannot be read are faults', async () => {
      const one = begin();
      one.answer('submit', 'lost');
      expect(await submit(one)).toEqual({ fault: 'network' });
      one.answer('submit', 'unreadable');
      expect(await submit(one)).toEqual({ fault: 'unreadable' });
    });

    test('sends the key of a call that writes along', async () => {
      const one = begin();
      one.answer('submit', { status: 200, body: submitted });
      const key = '0123456789abcdef'.repeat(2);
      await submit(one, key);
      await submit(one);
      expect(one.keys()).toEqual([key, undefined]);
    });

    test('hands a file over, or gives the answer that came in its place', async () => {
      const one = begin();
      const download = () =>
        ask(one, (bank) => bank.download('downloadpdf', {}, { signal, fileName: 'bukti.pdf' }));
      one.answer('downloadpdf', 'file');
      expect(await download()).toEqual({ done: true });
      one.answer('downloadpdf', { status: 404, body: { statusCode: 404 } });
      expect(await download()).toMatchObject({ reply: { ok: false, status: 404 } });
      one.answer('downloadpdf', 'lost');
      expect(await download()).toEqual({ fault: 'network' });
    });

    test('gives the blocks of a popup, or why there are none', async () => {
      const one = begin();
      const popup = () => ask(one, (bank) => bank.popup('syarat', signal));
      one.answer('popup', { status: 200, body: { ...done, data: { content: blocks } } });
      expect(await popup()).toMatchObject({ blocks });
      one.answer('popup', { status: 500, body: {} });
      expect(await popup()).toMatchObject({ problem: { kind: 'http', httpStatus: 500 } });
      one.answer('popup', 'lost');
      expect(await popup()).toMatchObject({ problem: { kind: 'exception', fault: 'network' } });
    });

    test('says where a file is kept, that it was not wanted, or why nobody knows', async () => {
      const one = begin();
      const upload = () => ask(one, (bank) => bank.upload(one.file, { signal, onProgress: () => undefined }));
      one.answer('upload-file', {
        status: 200,
        body: { succeeded: true, data: { url: '/files/1-ktp.pdf' } },
      });
      expect(await upload()).toEqual({ stored: expect.stringMatching(/^\/files\//) as string });
      one.answer('upload-file', { status: 200, body: { succeeded: false } });
      expect(await upload()).toEqual({ refused: true });
      one.answer('upload-file', { status: 500, body: {} });
      expect(await upload()).toMatchObject({ problem: { kind: 'http', httpStatus: 500 } });
      one.answer('upload-file', 'lost');
      expect(await upload()).toMatchObject({ problem: { kind: 'exception', fault: 'network' } });
    });
  });
}
