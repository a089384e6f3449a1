import type { ApplicationRecord, Draft, ElsewhereChange, Receipt, Store } from '..';

/** The same device in two tabs. */
export interface StoresInHand {
  here: Store;
  /** The same form in another tab. */
  there: Store;
  /** Another form in this tab. */
  otherForm: Store;
  /** Lets so many milliseconds pass, and tabs hear of each other. */
  pass: (ms: number) => Promise<void> | void;
}

const slug = 'contoh';
const draft: Omit<Draft, 'expiry'> = {
  slug,
  subProductId: 'CTH-01',
  data: { nama: 'Siti' },
  steps: ['satu'],
  activeStep: 'satu',
  stages: ['utama'],
  definitionHash: 'x',
};
const receipt: Omit<Receipt, 'expiry'> = { slug, number: 'REG1', product: 'Contoh', time: 1, recap: [] };
const application: ApplicationRecord = {
  id: '0a'.repeat(16),
  began: 1,
  keys: [{ key: '0b'.repeat(16), call: 'submit', state: 'sent', sends: 1, day: '2026-11-21', place: 1 }],
};
const life = 60_000;

/** What a session relies on of any store. */
export function storeContract(name: string, begin: () => StoresInHand): void {
  describe(`${name}, as a store of a session`, () => {
    test('gives back what was saved until its time has come, and then nothing', async () => {
      const { here, pass } = begin();
      expect(here.load(life)).toEqual({ kind: 'none' });
      const saved = here.save(draft, life);
      expect(saved.stored).toBe(true);
      await pass(life - 1);
      expect(here.load(life)).toMatchObject({ kind: 'found', draft });
      await pass(1);
      expect(here.load(life)).toEqual({ kind: 'expired' });
      expect(here.load(life)).toEqual({ kind: 'none' });
    });

    test('shows both tabs the same', () => {
      const { here, there } = begin();
      here.save(draft, life);
      expect(there.load(life)).toMatchObject({ kind: 'found', draft });
      there.clear();
      expect(here.load(life)).toEqual({ kind: 'none' });
    });

    test('puts the receipt in the place of the draft, unless that is to stay', () => {
      const { here } = begin();
      here.save(draft, life);
      here.saveReceipt(receipt);
      expect(here.load(life)).toEqual({ kind: 'none' });
      expect(here.loadReceipt()).toMatchObject(receipt);
      here.save(draft, life);
      here.saveReceipt(receipt, life, true);
      expect(here.load(life)).toMatchObject({ kind: 'found', draft });
      here.clearReceipt();
      expect(here.loadReceipt()).toBeUndefined();
    });

    test('tells a tab what the others do, as what it is, and nothing of its own', async () => {
      const { here, there, pass } = begin();
      const changes: ElsewhereChange[] = [];
      const stop = here.watch((change) => changes.push(change));
      here.save(draft, life);
      await pass(1);
      expect(changes).toEqual([]);
      there.save({ ...draft, data: { nama: 'Budi' } }, life);
      await pass(1);
      expect(changes).toEqual(['changed']);
      there.clear();
      await pass(1);
      expect(changes).toEqual(['changed', 'wiped']);
      there.save(draft, life);
      there.saveReceipt(receipt);
      await pass(1);
      expect(new Set(changes.slice(2))).toEqual(new Set(['changed', 'sent']));
      expect(changes.at(-1)).toBe('sent');
      stop();
      there.clearAll();
      await pass(1);
      expect(changes.at(-1)).toBe('sent');
    });

    test('knows the draft of another form, forgets it when asked, and keeps all receipts and what went out', () => {
      const { here, otherForm } = begin();
      here.save(draft, life);
      here.saveReceipt(receipt);
      otherForm.save({ ...draft, slug: 'lain' }, life);
      otherForm.saveApplication(application);
      expect(here.other()).toMatchObject({ slug: 'lain' });
      here.clearOthers();
      expect(here.other()).toBeUndefined();
      expect(otherForm.load(life)).toEqual({ kind: 'none' });
      expect(here.loadReceipt()).toBeDefined();
      otherForm.save({ ...draft, slug: 'lain' }, life);
      here.clearAll();
      expect(otherForm.load(life)).toEqual({ kind: 'none' });
      otherForm.clearAll();
      expect(here.loadReceipt()).toBeDefined();
      expect(otherForm.loadApplications()).toEqual([application]);
    });
  });
}
