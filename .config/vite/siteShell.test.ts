import { shellMarkup } from '../../src/app/frame/shell';
import { brandedHead, helpWithoutScript, siteInPage } from './siteShell';

jest.mock('vite', () => ({}));

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

test('the page is called like the bank before its script has come', () => {
  const html = '<meta property="og:title" content="e-Form: ajukan" /><title>e-Form</title>';
  expect(brandedHead(html, { brand: 'Bank $& <b>' })).toBe(
    '<meta property="og:title" content="Bank $&#38; &#60;b&#62;: ajukan" /><title>Bank $&#38; &#60;b&#62;</title>',
  );
  expect(brandedHead(html, {})).toBe(html);
});

test('what the page holds of the site can be read, and ends no element', () => {
  const site = { brand: '</script><b>', contact: { phone: '1500' } };
  const element = siteInPage(site);
  expect(element.match(/</g)).toHaveLength(2);
  expect(JSON.parse(element.replace(/^<[^>]*>|<[^>]*>$/g, ''))).toEqual(site);
});

test('the header stands in the page as it is on forms and on other pages, with the words of the site', () => {
  const site = { brand: 'Bank <b>', logo: '/files/logo.svg', contact: { phone: '1500' } };
  const markup = shellMarkup(JSON.stringify(site), { filesUrl: 'https://files.bank.example' });
  const [, ofForm = '', ofPage = ''] =
    /^<div class="shell-form">(.*)<\/div><div class="shell-page">(.*)<\/div>$/s.exec(markup) ?? [];
  for (const header of [ofForm, ofPage]) {
    expect(header).toMatch(/^<header.*<\/header>$/s);
    expect(header).toContain('Bank &lt;b&gt;');
    expect(header).toContain('https://files.bank.example/logo.svg');
    expect(header).toContain('Butuh bantuan?');
  }
  // A form has no ways that lead out of it.
  expect(ofForm).not.toContain('<nav');
  expect(ofPage).toContain('<nav');
});

test('a word mark stands in the place of logo and name', () => {
  const markup = shellMarkup('{"brand":"Bank A","logo":"/a.svg","wordmark":"/nama.svg"}', {});
  expect(markup).toContain('<img src="/nama.svg" alt="Bank A" height="32"/>');
  expect(markup).not.toContain('/a.svg');
});

test('without a site that can be read the header has the name of the portal', () => {
  expect(shellMarkup('{"brand"', {})).toContain('>e-Form<');
});
