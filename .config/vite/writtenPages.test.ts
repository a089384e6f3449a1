import { pathsOf, forTheEye, pageWith, wordsScript } from './wordPages';
import { shellMarkup } from '../../src/app/frame/shell';
import { brandedHead, helpWithoutScript, siteInPage } from './siteShell';
import { baseStyles, lists, madeLooks, styles } from '../../src/app/baseStyles';
import { fieldClasses } from '../../src/theme';
import { theme as other } from '../../tests/browser/themes/otherTheme';

jest.mock('vite', () => ({}));

describe('Pages of words', () => {
  test('a product and a page have a file of their own, home is the page of all other addresses', () => {
    expect([
      ...pathsOf(['tandamata', 'fragments/alamat', 'popups/bantuan', 'pages/home', 'pages/tracking']),
    ]).toEqual([
      ['/form/tandamata', 'form/tandamata.html'],
      ['/', 'index.html'],
      ['/tracking', 'tracking.html'],
    ]);
  });

  test('a page that would take the place of another file has none, nor has what is no page', () => {
    expect(pathsOf(['pages/index', 'pages/404', 'pages/site']).size).toBe(0);
  });

  test('words name nothing, nothing can be typed in them, and they ask the policy for nothing', () => {
    const markup =
      '<main id="isi" tabindex="-1" class="a"><input name="x" aria-label="b" data-step="c" value="name=&quot;d&quot;">' +
      '<p style="color:red" data-readonly="" aria-current="step">id="e"</p></main>';
    expect(forTheEye(markup)).toBe(
      '<div class="a"><input inert value="name=&quot;d&quot;">' +
        '<p data-style="color:red" data-readonly="" aria-current="step">id="e"</p></div>',
    );
  });

  test('what a page holds of the address ends no attribute and no element', () => {
    const one = { path: '/form/a', steps: [null, '"><b>'], keeps: [], markup: '<p>$&</p>', styles: '' };
    const html = pageWith(`<body>${wordsScript}</body>`, [one]);
    const [, asked = ''] = /<template data-words="([^"]*)"><p>\$&<\/p><\/template><script>/.exec(html) ?? [];
    expect(asked).toContain('&#34;&#62;&#60;b&#62;');
  });
});

describe('The shell of the site', () => {
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
});

describe('Base styles', () => {
  test('how elements look lies in a layer, below what a theme says of components', () => {
    const [layer = '', behind = ''] = baseStyles().split('\n.Eform-grid{');
    expect(layer).toMatch(
      /^@font-face\{.*\n@layer eform-base\{.*\bbody\{.*\.shell-form.*\.Eform-header\{.*@media print.*\}$/s,
    );
    expect(behind).not.toContain('@layer');
  });

  test('another theme makes another file', () => {
    const [own, others] = [baseStyles(), baseStyles(other)];
    for (const said of ['#FFFCF0', '#8A1C00', 'font-family:serif']) {
      expect(own).not.toContain(said);
      expect(others).toContain(said);
    }
  });

  test('the one thing in it that is fetched is the file of letters', () => {
    expect(baseStyles().match(/url\([^)]*\)/g)).toEqual([
      'url("@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2")',
    ]);
    expect(baseStyles()).not.toContain('@import');
  });

  test('colours of the bank are in it, and those are told that make words hard to read', () => {
    const { css, unreadable } = styles('{"colours":{"light":"#0B3D91","dark":"#222222"}}');
    expect(css).toContain('--eform-primary-main:#0B3D91');
    expect(css).not.toContain('#222222');
    expect(unreadable).toMatchObject([{ scheme: 'dark' }]);
    expect(styles('{').css).toBe(baseStyles());
  });

  test('no look has the name of another one', () => {
    const names = lists.flatMap((list) => Object.keys(list).map((name) => `Eform-${name}`));
    const all = [...names, ...Object.values(fieldClasses)];
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  test('each look of a control that an element wears is written, and named for the device', () => {
    const css = baseStyles();
    const written = madeLooks().filter((name) => css.includes(`.css-${name}{`));
    // Of a button's two looks one is what it hands on.
    expect(written.length).toBeGreaterThan(15);
    expect(new Set(css.match(/\.css-[\w-]+(?=\{)/g))).toEqual(new Set(written.map((name) => `.css-${name}`)));
    expect(madeLooks(other)).not.toEqual(madeLooks());
  });
});
