import { securityPolicy } from './securityPolicy';

const settings = { connectTo: ['', '/form-definitions'], imagesFrom: [''], mocking: false, editing: false };

test('a portal on one origin talks to no other', () => {
  const policy = securityPolicy(settings);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("img-src 'self' data: blob:;");
});

test('a script in the page itself is allowed by its hash alone', () => {
  expect(securityPolicy({ ...settings, inline: ['let a = 1;'] })).toContain(
    "script-src 'self' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck=';",
  );
});

test('scripts are our own files, never inline and never evaluated', () => {
  const policy = securityPolicy(settings);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('a back end and a CMS elsewhere are allowed by their origin, once each', () => {
  const policy = securityPolicy({
    ...settings,
    connectTo: ['https://api.bank.example/v1', 'https://api.bank.example/forms'],
    imagesFrom: ['https://files.bank.example/stored', '', 'https://cdn.bank.example'],
  });
  expect(policy).toContain("connect-src 'self' https://api.bank.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://files.bank.example https://cdn.bank.example;");
});

test('a build with mocks can register the worker of the mocks', () => {
  expect(securityPolicy({ ...settings, mocking: true })).not.toContain('trusted-types');
});

test('only a build with the workbench allows style elements', () => {
  expect(securityPolicy({ ...settings, editing: true })).toContain("style-src 'self' 'unsafe-inline';");
});
