import { explained } from '../testing/explained';
import { checkSite, readSite } from './parseSite';
import cases from './site.cases.json';

describe('What stands around every page', () => {
  test.each(cases)('$name', ({ site, read, wrong }) => {
    const done = readSite(JSON.stringify(site));
    expect(done.site).toEqual(read);
    expect(
      explained(done.leftOut)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...wrong].sort());
    expect(checkSite(JSON.stringify(site))).toEqual(done.leftOut);
  });

  test('broken JSON leaves the frame of the portal itself', () => {
    expect(readSite('{')).toMatchObject({ site: {}, leftOut: [{ code: 'broken-json' }] });
  });
});
