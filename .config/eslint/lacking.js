import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { leastBrowser } from '../leastBrowser.js';

/**
 * What the least browser lacks (`.config/leastBrowser.js`): what one of its engines has not by that version, or has behind a flag or
 * under another name only. Source: `@mdn/browser-compat-data`.
 */

// Its own entry asks for a JSON import, which Node 20 calls experimental.
const read = () =>
  JSON.parse(readFileSync(resolve('node_modules/@mdn/browser-compat-data/data.json'), 'utf8'));

/** A version as a number that can be compared; `NaN`: one that is not released. */
const numberOf = (version) => {
  const [, major, minor = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return Number(major) * 1000 + Number(minor);
};

const knows = (statement, version, prefixed) =>
  typeof statement.version_added === 'string' &&
  numberOf(statement.version_added) <= numberOf(version) &&
  !(
    typeof statement.version_removed === 'string' && numberOf(statement.version_removed) <= numberOf(version)
  ) &&
  !statement.flags &&
  (prefixed || !(statement.prefix ?? statement.alternative_name));

/** `prefixed`: whether a name with a prefix will do, as in styles, where prefixes are written by the tools. */
const isLacking = (feature, prefixed = false) => {
  const support = feature.__compat?.support;
  return (
    support !== undefined &&
    leastBrowser.some(({ version, ids }) =>
      ids.some((id) => id in support && ![support[id]].flat().some((one) => knows(one, version, prefixed))),
    )
  );
};

const namesOf = (tree) => Object.keys(tree).filter((name) => name !== '__compat');

/** The names of features below some nodes that are lacking, however deep they lie. */
const lackingBelow = (node) =>
  namesOf(node).flatMap((name) => [
    ...(isLacking(node[name], true) ? [name] : []),
    ...lackingBelow(node[name]),
  ]);

/** Whose objects are in all code. */
const everywhere = ['Array', 'Map', 'Set', 'String'];

const compute = () => {
  const { api, javascript, css } = read();
  const globals = new Set();
  const statics = new Set();
  const members = new Set();
  const methods = new Set();
  const known = new Set();

  const addMember = (owner, name, feature) => {
    if (!isLacking(feature)) known.add(name);
    else {
      members.add(`${owner}.${name}`);
      if (everywhere.includes(owner)) methods.add(name);
    }
  };
  const addClass = (owner, feature, isBuiltin) => {
    for (const key of namesOf(feature)) {
      const name = key.replace(/_static$/, '');
      // Events, constructors, symbols, and notes on behaviour are no members.
      if (!/^[a-zA-Z]\w*$/.test(name) || /_/.test(name) || name === owner) continue;
      if ((isBuiltin || name !== key) && isLacking(feature[key])) statics.add(`${owner}.${name}`);
      if (name === key) addMember(owner, name, feature[key]);
      if (owner === 'Window' && isLacking(feature[key])) globals.add(name);
    }
  };

  for (const [isBuiltin, tree] of [
    [false, api],
    [true, javascript.builtins],
  ])
    for (const owner of namesOf(tree)) {
      // Who has an object of an interface that may be missing, has asked for it.
      if (isLacking(tree[owner])) globals.add(owner);
      else addClass(owner, tree[owner], isBuiltin);
    }
  const { Intl } = javascript.builtins;
  for (const owner of namesOf(Intl)) if (!isLacking(Intl[owner])) addClass(owner, Intl[owner], true);

  return {
    globals,
    statics,
    members,
    /** Methods of texts and lists whose names no other interface has: lacking, whatever their object is. */
    names: new Set([...methods].filter((name) => !known.has(name))),
    owners: new Set([...namesOf(api), ...namesOf(javascript.builtins), ...namesOf(Intl)]),
    selectors: new Set(namesOf(css.selectors).filter((name) => isLacking(css.selectors[name], true))),
    atRules: new Set(namesOf(css['at-rules']).filter((name) => isLacking(css['at-rules'][name], true))),
    functions: new Set(lackingBelow(css.types).filter((name) => /^[a-z]+-[a-z-]+$/.test(name))),
  };
};

let computed;

/** The names of what is lacking. Read once: the data are 20 MB. */
export const lacking = () => (computed ??= compute());
