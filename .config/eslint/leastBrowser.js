import ts from 'typescript';
import { leastNames } from '../leastBrowser.js';
import { lacking } from './lacking.js';

/**
 * Finds what the least browser lacks (`.config/leastBrowser.js`) and the code does not ask for first: globals, statics, methods and other
 * members of the language and of web interfaces; selectors that a browser drops with all that stands beside them, in keys of styles and in
 * `querySelector`; at-rules in keys of styles; functions in values of styles.
 *
 * To ask first is `typeof`, `in`, `?.` on the member, or a condition that names it around the use, or in front of it with a `return`.
 * Whether the condition is the right way round is not seen.
 *
 * Whose member it is comes from the types. Code without types (scripts of a build) is read by names: globals, members of globals, and
 * calls of methods of texts and lists, where no interface that it has knows the name.
 *
 * Limits. Options of methods, events, attributes of elements and properties of styles are not looked at: a browser that does not know
 * them goes on without. Members that are reached through `any` or by a computed name are not seen, and a member that is only written.
 */

const selectorMethods = ['querySelector', 'querySelectorAll', 'matches', 'closest'];
const globalObjects = ['globalThis', 'window', 'self'];

/** What the data call an interface of TypeScript's libraries. */
const ownerOf = (name) =>
  name
    .replace(/^Readonly(?=Array|Set|Map)/, '')
    .replace(/Constructor$/, '')
    .replace(/^IteratorObject$/, 'Iterator')
    .replace(/^(?:Int|Uint|Float|BigInt|BigUint)\d+(?:Clamped)?Array$/, 'TypedArray');

export const leastBrowser = {
  meta: {
    type: 'problem',
    messages: {
      lacking: `The least browser (${leastNames}) lacks {{name}}: ask for it first (typeof, in, ?.), or do without.`,
      style: `The least browser (${leastNames}) drops a rule with {{name}}: say it by a class or an attribute.`,
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const services = sourceCode.parserServices;
    const program = services?.program;
    const { globals, statics, members, names, owners, selectors, atRules, functions } = lacking();
    const memberNames = memberNamesOf();

    const mentions = (node, name) =>
      sourceCode
        .getTokens(node)
        .some(({ value, type }) =>
          type === 'String' || type === 'Template' ? value.slice(1, -1) === name : value === name,
        );

    const leaves = ({ type, body }) =>
      type === 'ReturnStatement' ||
      type === 'ThrowStatement' ||
      (type === 'BlockStatement' && body.length > 0 && leaves(body.at(-1)));

    /** Whether the use itself only asks whether there is such a thing. */
    const isQuestion = (node) => {
      const { parent } = node;
      if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
      if (node.type === 'Identifier') return false;
      switch (parent.type) {
        case 'UnaryExpression':
          return parent.operator === '!';
        case 'BinaryExpression':
          return /^[=!]==?$/.test(parent.operator);
        case 'LogicalExpression':
          return parent.left === node;
        case 'IfStatement':
        case 'ConditionalExpression':
          return parent.test === node;
        case 'CallExpression':
          return parent.callee === node && parent.optional;
        case 'MemberExpression':
          return parent.object === node && parent.optional;
        case 'AssignmentExpression':
          return parent.left === node;
        default:
          return false;
      }
    };

    const isUsed = (node) => node === node.parent.callee || node === node.parent.object;

    const isGuarded = (node, name) => {
      if (isQuestion(node)) return true;
      for (let child = node; child.parent; child = child.parent) {
        const { parent } = child;
        if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') {
          if (child !== parent.test && mentions(parent.test, name)) return true;
        } else if (parent.type === 'LogicalExpression') {
          if (child === parent.right && mentions(parent.left, name)) return true;
        } else if (parent.type === 'BlockStatement' || parent.type === 'Program') {
          const before = parent.body.slice(0, parent.body.indexOf(child));
          if (
            before.some(
              (one) => one.type === 'IfStatement' && leaves(one.consequent) && mentions(one.test, name),
            )
          )
            return true;
        }
      }
      return false;
    };

    const report = (node, name, told = name) => {
      if (!isGuarded(node, name)) context.report({ node, messageId: 'lacking', data: { name: told } });
    };

    const isUnknown = (owner, name) =>
      owners.has(owner) ? members.has(`${owner}.${name}`) : names.has(name);

    /** Of a declaration in a library of TypeScript: how its owner is called there, if the least browser lacks it. */
    const lackedBy = (declaration, name) => {
      const { parent } = declaration;
      if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return undefined;
      if (ts.isInterfaceDeclaration(parent)) {
        const owner = ownerOf(parent.name.text);
        const isStatic = parent.name.text === `${owner}Constructor`;
        return (isStatic ? statics.has(`${owner}.${name}`) : isUnknown(owner, name)) ? owner : undefined;
      }
      if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
        const owner = parent.parent.name.getText();
        return statics.has(`${owner}.${name}`) ? owner : undefined;
      }
      const space = ts.findAncestor(declaration, ts.isModuleBlock)?.parent.name.text;
      if (space !== undefined) return statics.has(`${space}.${name}`) ? space : undefined;
      return globals.has(name) ? 'globalThis' : undefined;
    };

    const lackedByType = (symbol, name) => {
      const lacked = (symbol?.declarations ?? []).map((one) => lackedBy(one, name));
      // What any of the declarations is known for, it has: libraries declare an interface in parts.
      return lacked.length > 0 && lacked.every((one) => one !== undefined) ? lacked[0] : undefined;
    };

    const isGlobal = ({ type, name }, node) => {
      if (type !== 'Identifier') return false;
      for (let scope = sourceCode.getScope(node); scope; scope = scope.upper)
        if (scope.set.get(name)?.defs.length > 0) return false;
      return true;
    };

    const lackedByName = ({ object, parent }, name) => {
      const isCalled = parent.type === 'CallExpression' && names.has(name);
      const anyObject = isCalled ? 'any object' : undefined;
      if (!isGlobal(object, object)) return anyObject;
      if (globalObjects.includes(object.name)) return globals.has(name) ? object.name : undefined;
      const owner = object.name.replace(/^./, (letter) => letter.toUpperCase());
      if (!owners.has(owner)) return anyObject;
      return (owner === object.name ? statics : members).has(`${owner}.${name}`) ? owner : undefined;
    };

    const textOf = ({ type, value, quasis }) => {
      if (type === 'TemplateLiteral') return quasis.map((part) => part.value.cooked).join('x');
      return typeof value === 'string' ? value : undefined;
    };

    const lackedSelector = (text) =>
      [...text.matchAll(/::?([a-z-]+)/g)]
        .filter(([, name]) => selectors.has(name) && (!name.startsWith('-') || text.includes(',')))
        .map(([told]) => told)[0];

    const checkSelector = (node) => {
      const text = textOf(node) ?? '';
      const [, atRule] = /^@([a-z-]+)/.exec(text) ?? [];
      const told =
        atRule === undefined ? lackedSelector(text) : atRules.has(atRule) ? `@${atRule}` : undefined;
      if (told !== undefined) context.report({ node, messageId: 'style', data: { name: told } });
    };

    const checkValue = (node, text) => {
      const told = [...text.matchAll(/([a-z]+-[a-z-]+)\(/g)].find(([, name]) => functions.has(name));
      if (told) context.report({ node, messageId: 'style', data: { name: `${told[1]}()` } });
    };

    return {
      MemberExpression(node) {
        const name = node.computed ? textOf(node.property) : node.property.name;
        if (name === undefined || !memberNames.has(name)) return;
        const owner = program
          ? lackedByType(services.getSymbolAtLocation(node.property), name)
          : lackedByName(node, name);
        // Without types, what is only read may be asked for later: it is `undefined`.
        if (owner !== undefined && (program || isUsed(node))) report(node, name, `${owner}.${name}`);
      },
      'ObjectPattern > Property'(node) {
        const name = node.key.name;
        if (node.computed || !program || !memberNames.has(name) || node.value.type === 'AssignmentPattern')
          return;
        const owner = lackedByType(services.getTypeAtLocation(node.parent).getProperty(name), name);
        if (owner !== undefined) report(node, name, `${owner}.${name}`);
      },
      'Program:exit'({ range: [start] }) {
        const [scope] = sourceCode.scopeManager.scopes;
        const undeclared = scope.variables.filter(({ defs }) => defs.length === 0);
        for (const { identifier, isValueReference } of [
          ...scope.through,
          ...undeclared.flatMap(({ references }) => references),
        ]) {
          const isType = isValueReference === false || identifier.parent.type.startsWith('TS');
          if (globals.has(identifier.name) && !isType && identifier.range[0] >= start)
            report(identifier, identifier.name);
        }
      },
      'ObjectExpression > Property[key.type=/^(?:Literal|TemplateLiteral)$/]'(node) {
        checkSelector(node.key);
      },
      CallExpression({ callee, arguments: [first] }) {
        if (first && callee.type === 'MemberExpression' && selectorMethods.includes(callee.property.name))
          checkSelector(first);
      },
      Literal(node) {
        if (typeof node.value === 'string') checkValue(node, node.value);
      },
      TemplateElement(node) {
        checkValue(node, node.value.cooked ?? '');
      },
    };
  },
};

let asked;

/** The names of all members that some interface lacks: others need no look at their types. */
const memberNamesOf = () => {
  const { members, statics, globals } = lacking();
  asked ??= new Set([...globals, ...[...members, ...statics].map((one) => one.slice(one.indexOf('.') + 1))]);
  return asked;
};
