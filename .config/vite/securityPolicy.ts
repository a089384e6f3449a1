import { createHash } from 'node:crypto';
import { type Plugin } from 'vite';

/** The hash of an empty style element: Emotion opens one and fills it through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Who makes trusted types: the sanitiser of rich texts, and the start of the service worker. */
const trustedTypes = ['dompurify', 'eform-worker'];

/**
 * Which addresses the page talks to (absolute, or empty for its own origin), and whether mocks and the editor's workbench are
 * built in.
 */
export type PolicySettings = {
  readonly connectTo: readonly string[];
  readonly imagesFrom: readonly string[];
  readonly mocking: boolean;
  readonly editing: boolean;
  /** The texts of scripts in the page itself. */
  readonly inline?: readonly string[];
};

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const originsOf = (addresses: readonly string[]): string[] => {
  const absolute = addresses.filter((address) => /^https?:\/\//.test(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
};

/** The Content-Security-Policy of a build, as one line. */
export const securityPolicy = ({
  connectTo,
  imagesFrom,
  mocking,
  editing,
  inline = [],
}: PolicySettings): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inline.map(hashOf)].join(' '),
    // The workbench's code editor writes its style elements as text.
    `style-src 'self' ${editing ? "'unsafe-inline'" : emptyStyle}`,
    ["img-src 'self' data: blob:", ...originsOf(imagesFrom)].join(' '),
    ["connect-src 'self'", ...originsOf(connectTo)].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // MSW registers its worker by a plain string, which Trusted Types refuse.
    ...(mocking ? [] : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypes.join(' ')}`]),
  ].join('; ');

const metaOf = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;

/** The policy that a built page carries in its meta element; undefined when it has none. */
export const policyOf = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

/**
 * Writes the policy into the built page, right after the charset; `hostHeaders.ts` reads it there. Development has none: hot
 * reloading runs inline scripts.
 */
export const securityPolicyPlugin = (settings: PolicySettings): Plugin => ({
  name: 'eform:security-policy',
  transformIndexHtml: {
    order: 'post',
    handler(html, { server }) {
      if (server) return html;
      const inline = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script = '']) => script);
      const policy = metaOf(securityPolicy({ ...settings, inline }));
      const withPolicy = html.replace(/(<meta charset="utf-8" ?\/?>)/i, `$1\n    ${policy}`);
      if (policyOf(withPolicy) === undefined) throw new Error('index.html needs <meta charset="utf-8" />');
      return withPolicy;
    },
  },
});
