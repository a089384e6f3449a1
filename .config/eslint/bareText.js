import ts from 'typescript';

/**
 * Finds text that React would look for in the page beside other children. The page may be changed by others: a browser that translates
 * replaces each text node by elements. React then puts a sibling in front of a text node that is no longer there (`NotFoundError`), takes
 * away a text node that has gone already, or writes new words into a node that nobody sees. An element whose only child is text is safe:
 * React writes its words as the content of the element.
 *
 * Reported, where a parent has more than one child, and in every fragment, of whose parent nothing is known:
 * - text that may change, or come and go: every expression whose type may be a string or a number, but for constants;
 * - constant text beside a child that may come and go.
 *
 * A list of texts that is the only child of an element with a `key` is taken for safe: a key that holds the texts replaces all of it.
 * Constant is what is written in the JSX, and a member of an imported table (`words.next`), not computed.
 *
 * Limits. A component may put its children beside others: for our own that is seen where it does (`{children}` has the type `ReactNode`,
 * which may be text), for those of MUI by the list below. A component that gives a bare text is reported itself (`return words`), unless
 * its return type hides it. Text in elements that are not written as JSX (`createElement`, arrays) is not seen.
 */

/** Components of MUI that put their children beside others, and what they put there. */
const beside = {
  Button: ['startIcon', 'endIcon', 'loading'],
  ButtonBase: [],
  IconButton: ['loading'],
  MenuItem: [],
  PickersDay: [],
  ToggleButton: [],
};

const message =
  'A browser that translates replaces text nodes: put this text into an element of its own (<span>), as its only child.';

export const bareText = {
  meta: { type: 'problem', messages: { wrap: message }, schema: [] },
  create(context) {
    const services = context.sourceCode.parserServices;

    /** Whether React may make a text node of an expression. */
    const mayBeText = (node) => {
      switch (node.type) {
        case 'JSXEmptyExpression':
        case 'JSXElement':
        case 'JSXFragment':
          return false;
        case 'LogicalExpression':
          return (node.operator !== '&&' && mayBeText(node.left)) || mayBeText(node.right);
        case 'ConditionalExpression':
          return mayBeText(node.consequent) || mayBeText(node.alternate);
        default:
          return isTextual(services.getTypeAtLocation(node));
      }
    };

    const isTextual = (type, seen = new Set()) => {
      // A type of nested lists holds itself.
      if (seen.has(type)) return false;
      seen.add(type);
      if (type.isUnion()) return type.types.some((one) => isTextual(one, seen));
      if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike))
        return true;
      const item = services.program.getTypeChecker().getIndexTypeOfType(type, ts.IndexKind.Number);
      return item !== undefined && isTextual(item, seen);
    };

    const isConstant = (node) => {
      if (node.type === 'Literal') return true;
      if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
      if (node.type === 'MemberExpression') return !node.computed && isConstant(node.object);
      if (node.type !== 'Identifier') return false;
      const variable = variableOf(node);
      return variable?.defs.some(({ type }) => type === 'ImportBinding') === true;
    };

    const variableOf = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const found = scope.set.get(node.name);
        if (found) return found;
      }
      return undefined;
    };

    /** An only child that makes several. */
    const isList = ({ type, expression }) =>
      type === 'JSXExpressionContainer' &&
      expression.type !== 'JSXEmptyExpression' &&
      services.program.getTypeChecker().isArrayLikeType(services.getTypeAtLocation(expression));

    const isSpace = (node) =>
      node.type === 'JSXText' && /^\s*$/.test(node.value) && node.value.includes('\n');
    const isNothing = (node) =>
      isSpace(node) ||
      (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');

    /** Whether a child is one and the same in every pass. */
    const isLasting = (node) =>
      node.type === 'JSXElement' ||
      node.type === 'JSXText' ||
      (node.type === 'JSXExpressionContainer' && isConstant(node.expression));

    const check = (children, { alone, lasting }) => {
      const shown = children.filter((child) => !isNothing(child));
      if (alone && shown.length < 2 && !shown.some(isList)) return;
      const allLast = lasting && shown.every(isLasting);
      for (const child of shown) {
        const expression = child.type === 'JSXExpressionContainer' ? child.expression : child;
        const isText =
          child.type === 'JSXText' ||
          (child.type === 'JSXExpressionContainer' && mayBeText(child.expression));
        if (isText && !(allLast && isLasting(child))) context.report({ node: expression, messageId: 'wrap' });
      }
    };

    const checkReturned = (node, returned) => {
      const name =
        node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id.name : undefined);
      if (returned && /^[A-Z]/.test(name ?? '') && mayBeText(returned))
        context.report({ node: returned, messageId: 'wrap' });
    };

    const functions = [];
    return {
      JSXElement(node) {
        const { name, attributes } = node.openingElement;
        const parts = name.type === 'JSXIdentifier' ? beside[name.name] : undefined;
        const given = attributes.filter(
          (one) => one.type === 'JSXAttribute' && parts?.includes(one.name.name),
        );
        const lasting = given.every(
          ({ value }) => value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXElement',
        );
        const keyed = attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'key');
        const single = node.children.filter((child) => !isNothing(child)).length === 1;
        if (!(keyed && single) || parts) check(node.children, { alone: parts === undefined, lasting });
      },
      JSXFragment(node) {
        check(node.children, { alone: false, lasting: true });
      },
      ':function'(node) {
        functions.push(node);
        if (node.body.type !== 'BlockStatement') checkReturned(node, node.body);
      },
      ':function:exit'() {
        functions.pop();
      },
      ReturnStatement(node) {
        checkReturned(functions.at(-1), node.argument);
      },
    };
  },
};
