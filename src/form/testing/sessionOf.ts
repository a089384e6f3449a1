import { loadForm } from '../../interpreter';
import { sessionWords } from '../../messages/sessionWords';
import { createSession, noNavigator, type Session } from '../../session';
import { apiBank } from '../ports/apiBank';
import { browserClock } from '../ports/browserClock';

/** A session over the network, without a screen: of a form with these blocks on its first step. */
export function sessionOf(blocks: readonly Readonly<Record<string, unknown>>[]): Session {
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [
      { id: 'satu', title: 'Satu', blocks },
      { id: 'dua', title: 'Dua', blocks: [{ type: 'text', name: 'kota', label: 'Kota' }] },
    ],
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return createSession({
    form: loaded.form,
    definitionHash: '',
    query: {},
    ports: {
      state: { publish: () => undefined },
      clock: browserClock,
      bank: apiBank,
      navigator: noNavigator,
      words: sessionWords,
      newKey: () => '0'.repeat(32),
      newCode: () => 'abcd',
    },
  });
}
