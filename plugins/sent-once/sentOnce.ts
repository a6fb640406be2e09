/**
 * The text of a document is in the page that the server sends; this keeps it out of the page's program. What cannot change
 * in a browser (paragraphs, lists, tables of facts) is put into `<SentOnce>`, and what stands in there is left out of the
 * browser's bundle: `src/sentOnce` says how the text comes when a reader follows a link.
 */
import type {
  CallExpression,
  ConditionalExpression,
  Expression,
  IfStatement,
  ImportDeclaration,
  Node as ProgramNode,
  Pattern,
  Program,
  Property,
  VariableDeclarator,
} from 'estree';
import { SKIP, visit as visitProgram } from 'estree-util-visit';
import type { ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { CHANGING_COMPONENTS } from './changingComponents';
import { IN_BROWSER, ON_SERVER_ALONE } from './documentParts';

const NAME = 'SentOnce';

type Node = RootContent | ElementContent;

/** Components in an attribute, such as `picture={<Pictogram name="board" />}`. */
const componentsIn = (source: string): string[] =>
  [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name ?? '');

/** What is computed in an attribute, as it is written. */
function sourceOf(attribute: MdxJsxFlowElementHast['attributes'][number]): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value;
  return typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : '';
}

const isUnchanging = (name: string): boolean => !CHANGING_COMPONENTS.has(name);

/** Whether a node, with all that stands in it, stays as the server sends it. */
function stays(node: Node): boolean {
  switch (node.type) {
    case 'text':
    case 'comment':
      return true;
    case 'element':
      return node.children.every(stays);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (
        node.name !== null &&
        isUnchanging(node.name) &&
        node.attributes.every((attribute) => componentsIn(sourceOf(attribute)).every(isUnchanging)) &&
        (node.children as Node[]).every(stays)
      );
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return componentsIn(node.value).every(isUnchanging);
    default:
      return false;
  }
}

const isBlank = (node: Node): boolean => node.type === 'text' && node.value.trim() === '';

/** Puts each run of nodes that stay into one element; looks for such runs inside the others. */
function wrapRuns(nodes: readonly Node[], nextId: () => string): Node[] {
  const wrapped: Node[] = [];
  let run: Node[] = [];
  const end = (): void => {
    if (run.some((node) => !isBlank(node))) {
      const element: MdxJsxFlowElementHast = {
        type: 'mdxJsxFlowElement',
        name: NAME,
        attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: nextId() }],
        children: run as MdxJsxFlowElementHast['children'],
      };
      wrapped.push(element);
    } else wrapped.push(...run);
    run = [];
  };
  for (const node of nodes) {
    if (node.type !== 'mdxjsEsm' && stays(node)) run.push(node);
    else {
      end();
      if (isFrame(node)) node.children = wrapRuns(node.children, nextId) as typeof node.children;
      wrapped.push(node);
    }
  }
  end();
  return wrapped;
}

/** Components that put what stands in them on the page as it is: runs of text can be cut out of it. */
const FRAMES = new Set(['Later', 'Language', 'Languages']);

const isFrame = (node: Node): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' && node.name !== null && FRAMES.has(node.name);

/** Wraps what stays. It comes after every plugin that makes or moves elements. */
export function rehypeSentOnce() {
  return (tree: Root): void => {
    let count = 0;
    tree.children = wrapRuns(tree.children, () => String(count++));
  };
}

const isWrapper = ({ arguments: [first] }: CallExpression): boolean =>
  first?.type === 'Identifier' && first.name === NAME;

/** Asks for a component's rules alone: the browser's bundle gets no more of it (`rulesOnly.cjs`), the server's all. */
export const RULES = '?rules';

const isOwnComponent = ({ source: { value } }: ImportDeclaration): boolean =>
  typeof value === 'string' && value.startsWith('@site/src/') && !/\.\w+$/.test(value);

/** The names that a part of a program uses: not those of imports, and not those of properties. */
function namesIn(part: ProgramNode, leftOut: ReadonlySet<ProgramNode> = new Set()): Set<string> {
  const names = new Set<string>();
  visitProgram(part, (node, key, _index, parents) => {
    if (node.type === 'ImportDeclaration' || leftOut.has(node)) return SKIP;
    const parent = parents.at(-1);
    const isProperty =
      parent && 'computed' in parent && !parent.computed && (key === 'property' || key === 'key');
    if (node.type === 'Identifier' && !isProperty) names.add(node.name);
    return undefined;
  });
  return names;
}

/** Of a component that only the server draws, the browser needs the rules, which hang on the import. */
function importRules(tree: Program, serverAlone: ReadonlySet<ProgramNode>): void {
  const used = namesIn(tree, serverAlone);
  for (const node of tree.body) {
    if (node.type !== 'ImportDeclaration' || !isOwnComponent(node)) continue;
    if (node.specifiers.some(({ local }) => used.has(local.name))) continue;
    const source = `${String(node.source.value)}${RULES}`;
    node.source = { type: 'Literal', value: source, raw: JSON.stringify(source) };
  }
}

/** What the framework reads from a document. What else a document exports are helpers of its own text. */
const READ_BY_FRAMEWORK = new Set(['assets', 'contentTitle', 'frontMatter', 'metadata', 'toc']);

/** The helpers that a document exports: name → declaration. */
function listHelpers(tree: Program): Map<string, VariableDeclarator> {
  const helpers = new Map<string, VariableDeclarator>();
  for (const node of tree.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    for (const declarator of node.declaration.declarations)
      for (const name of namesIn(declarator.id))
        if (!READ_BY_FRAMEWORK.has(name)) helpers.set(name, declarator);
  }
  return helpers;
}

/** The helpers that nothing but wrapped text uses, by itself or through other helpers. */
function listServerHelpers(
  tree: Program,
  drawnByServer: ReadonlySet<ProgramNode>,
): ReadonlySet<VariableDeclarator> {
  const helpers = listHelpers(tree);
  const left = new Set(helpers.values());
  const keep = (names: ReadonlySet<string>): void => {
    for (const name of names) {
      const helper = helpers.get(name);
      if (helper && left.delete(helper)) keep(namesIn(helper));
    }
  };
  keep(namesIn(tree, new Set<ProgramNode>([...drawnByServer, ...left])));
  return left;
}

/** What takes the place of a value that the browser does not have; its parts can be named all the same. */
function nothingFor(pattern: Pattern): Expression {
  if (pattern.type === 'ArrayPattern') return { type: 'ArrayExpression', elements: [] };
  if (pattern.type === 'ObjectPattern') return { type: 'ObjectExpression', properties: [] };
  return { type: 'Identifier', name: 'undefined' };
}

/** `typeof window === "undefined" ? value : nothing` */
const onServer = (value: Expression, nothing: Expression): ConditionalExpression => ({
  type: 'ConditionalExpression',
  test: {
    type: 'BinaryExpression',
    operator: '===',
    left: {
      type: 'UnaryExpression',
      operator: 'typeof',
      prefix: true,
      argument: { type: 'Identifier', name: 'window' },
    },
    right: { type: 'Literal', value: 'undefined' },
  },
  consequent: value,
  alternate: nothing,
});

/** The names that the browser draws: of components, and of elements, for which a page may have a component. */
function namesDrawn(tree: Program, drawnByServer: ReadonlySet<ProgramNode>): Set<string> {
  const names = new Set<string>();
  visitProgram(tree, (node) => {
    if (drawnByServer.has(node)) return SKIP;
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
    if (!/^_jsxs?$/.test(node.callee.name)) return undefined;
    const [drawn] = node.arguments;
    const name = drawn?.type === 'MemberExpression' ? drawn.property : drawn;
    if (name?.type === 'Identifier') names.add(name.name);
    return undefined;
  });
  return names;
}

/** The component whose lack ends the program here: `if (!Steps) _missingMdxReference("Steps", true)`. */
function askedFor({ test, consequent }: IfStatement): string | undefined {
  return test.type === 'UnaryExpression' &&
    test.argument.type === 'Identifier' &&
    consequent.type === 'ExpressionStatement' &&
    consequent.expression.type === 'CallExpression' &&
    consequent.expression.callee.type === 'Identifier' &&
    consequent.expression.callee.name === '_missingMdxReference'
    ? test.argument.name
    : undefined;
}

/** @throws when the browser is to draw what it has no component for */
function askForParts(tree: Program, drawn: ReadonlySet<string>, file: string): void {
  const refuse = (name: string): never => {
    throw new Error(
      `${file}: <${name}> has something in it that changes in the browser, or stands in something that does. There it can be drawn with ${[...IN_BROWSER].join(', ')} alone. Put what changes beside it, or add <${name}> to plugins/sent-once/documentParts.ts and src/sentOnce/DocumentParts.tsx.`,
    );
  };
  for (const name of drawn) if (ON_SERVER_ALONE.has(name)) refuse(name);
  visitProgram(tree, (node) => {
    if (node.type !== 'IfStatement') return;
    const name = askedFor(node);
    if (name === undefined) return;
    if (!drawn.has(name)) node.test = onServer(node.test, { type: 'Literal', value: false });
    else if (!IN_BROWSER.has(name)) refuse(name);
  });
}

/**
 * Lets only the server draw what was wrapped, and compute what only that needs: `children` becomes
 * `typeof window === "undefined" ? … : undefined`, and so does what a helper is.
 */
export function recmaSentOnce() {
  return (tree: Program, { path: file }: { path: string }): void => {
    const drawnByServer = new Set<ProgramNode>();
    visitProgram(tree, (node) => {
      if (node.type !== 'CallExpression' || !isWrapper(node)) return;
      const [, props] = node.arguments;
      if (props?.type !== 'ObjectExpression') return;
      const children = props.properties.find(
        (property): property is Property =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          property.key.name === 'children',
      );
      if (!children) return;
      drawnByServer.add(children.value);
      children.value = onServer(children.value as CallExpression, { type: 'Identifier', name: 'undefined' });
    });
    const helpers = listServerHelpers(tree, drawnByServer);
    importRules(tree, new Set<ProgramNode>([...drawnByServer, ...helpers]));
    askForParts(tree, namesDrawn(tree, drawnByServer), file);
    for (const helper of helpers) if (helper.init) helper.init = onServer(helper.init, nothingFor(helper.id));
  };
}
