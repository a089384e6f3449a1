import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Plugin } from 'vite';

/** The hash of an empty style element: Emotion opens one and fills it through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

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
    ...(mocking ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');

const metaOf = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;

/** The policy that a built page carries in its meta element; undefined when it has none. */
const policyOf = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

/**
 * Writes the policy into the built page, right after the charset, and lets `vite preview` send the same one
 * as a header, read from the page that it serves. Development has none: hot reloading runs inline scripts.
 */
export const securityPolicyPlugin = (settings: PolicySettings): Plugin => {
  let page = '';
  return {
    name: 'eform:security-policy',
    configResolved(config) {
      page = resolve(config.root, config.build.outDir, 'index.html');
    },
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
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        readFile(page, 'utf8').then((html) => {
          const policy = policyOf(html);
          // A meta element can't say who may frame the page; the header can.
          // The workbench frames the form that it edits.
          const framedBy = settings.editing ? "'self'" : "'none'";
          if (policy) response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors ${framedBy}`);
          next();
        }, next);
      });
    },
  };
};
