import { helpWithoutScript, siteInPage } from './siteShell';

test('whom to ask stands in the page without JavaScript, whatever is written there', () => {
  const text = helpWithoutScript({
    brand: 'Bank <b>',
    contact: { phone: '1500', hours: 'Senin & Selasa', x: 1 },
  });
  expect(text).toBe('<p>Butuh bantuan? Hubungi Bank &#60;b&#62;: 1500 · Senin &#38; Selasa</p>');
});

test.each([[{}], [{ contact: null }], [{ contact: { phone: '' } }]])('%j names nobody', (site) => {
  expect(helpWithoutScript(site)).toBe('');
});

test('what the page holds of the site can be read, and ends no element', () => {
  const site = { brand: '</script><b>', contact: { phone: '1500' } };
  const element = siteInPage(site);
  expect(element.match(/</g)).toHaveLength(2);
  expect(JSON.parse(element.replace(/^<[^>]*>|<[^>]*>$/g, ''))).toEqual(site);
});
