/**
 * The description of the API, independent of languages (`model.json`). `write/` makes the pages from it. Everything with a `path` and an `anchor` can be linked to: `{@link path | text}` leads to that id.
 */
export interface Model {
  /** Versions of the packages. */
  versions: {api: string; cli: string};
  javascript: JavascriptModel;
  /** The program itself, then its commands; subcommands follow their command. */
  cli: Command[];
  /** The root of the configuration, then the other definitions in schema order. */
  config: Definition[];
  /** The flags of each module in the configuration, except `all`. */
  allowlist: Record<string, {definition: string; flags: string[]}>;
}

/** A type as source code: plain text, and names with the path of their description. */
export type TypeText = Array<string | {name: string; target: string}>;

/** Something that a page describes and that other texts can link to. */
export interface Described {
  /** Key in the catalogs: `window.WebviewWindow.setTitle`, `build.--debug`, `WindowConfig.title`. */
  path: string;
  /** Id on its page, in lower case. */
  anchor: string;
  /** Paths through inheriting classes. */
  aliases?: string[];
}

/** A doc comment. Its texts are Markdown with unresolved links to symbols (`{@link path | text}`). */
export interface Comment {
  summary: string;
  examples: string[];
  returns: string;
  /** A version, without a trailing period. */
  since?: string;
  /** Set if the symbol is deprecated; may be empty. */
  deprecated?: string;
}

export interface JavascriptModel {
  /** Of the package. */
  comment: Comment;
  /** By name. */
  modules: Module[];
  /** What the package exports besides its modules, with the path of what it is an alias of. */
  values: Array<{name: string; target: string; code: string}>;
}

export interface Module {
  name: string;
  /** The source file in `tooling/api/src`. */
  file: string;
  comment: Comment;
  /** Whether it is part of `window.__TAURI__`. */
  global: boolean;
  symbols: ModuleSymbol[];
}

/** The groups of symbols on a page, which are also names of labels. */
export type SymbolGroup =
  'functions' | 'variables' | 'classes' | 'enumerations' | 'interfaces' | 'typeAliases';

/** Something that a module exports. */
export type ModuleSymbol = SecondName | OwnSymbol;

interface NamedSymbol extends Described {
  group: SymbolGroup;
  name: string;
  file: string;
  /** Empty for a function: each of its signatures has one. */
  comment: Comment;
}

/** A symbol with the path of the symbol that it is a second name of. */
export interface SecondName extends NamedSymbol {
  aliasOf: string;
}

/** A symbol that its module declares. */
export interface OwnSymbol extends NamedSymbol {
  /** The declaration, without the members of a class or interface; empty for a function. */
  code: string;
  signatures: Signature[];
  extends: TypeText[];
  extendedBy: TypeText[];
  properties: Property[];
  /** Constructors, static methods, then other methods, each sorted by name. */
  methods: Method[];
  /** Members of other classes, by the class that declares them. */
  inherited: Array<{from: string; members: Array<{name: string; path: string}>}>;
}

export interface Method extends Described {
  name: string;
  title: string;
  signatures: Signature[];
}

/** One way to call a function. */
export interface Signature {
  code: string;
  comment: Comment;
  parameters: Array<{name: string; type: TypeText; optional: boolean; text: string}>;
  /** Not set for a constructor. */
  result?: TypeText;
}

/** A property of a class or interface, or a member of an enumeration. */
export interface Property extends Described {
  name: string;
  type: TypeText;
  optional: boolean;
  readonly: boolean;
  comment: Comment;
}

export interface Command extends Described {
  /** `[]` for the program itself, `['signer', 'generate']` for a subcommand. */
  words: string[];
  description: string;
  usage: string;
  commands: Array<{name: string; description: string}>;
  arguments: CommandEntry[];
  options: CommandEntry[];
}

/** An option or an argument. */
export interface CommandEntry extends Described {
  /** `['-d', '--debug']`; empty for an argument. */
  names: string[];
  /** The placeholder as printed: `<TARGET>`, `[<FEATURES>...]`; empty for a flag. */
  value: string;
  required: boolean;
  repeatable: boolean;
  description: string;
  default?: string;
  possibleValues: string[];
  /** Environment variables that also set it. */
  environment: string[];
}

/** A part of the configuration. */
export interface ConfigPart extends Described {
  description: string;
  type: TypeText;
  /** Limits of the value, by label. */
  constraints: Array<[label: string, value: string]>;
  properties: ConfigProperty[];
}

export interface ConfigProperty extends ConfigPart {
  name: string;
  required: boolean;
  /** A value, or the definition whose defaults it repeats. */
  default?: {value: unknown} | {of: string};
}

export interface Definition extends ConfigPart {
  /**
   * Alternatives for the value. Their path ends in the value (`Theme.Light`), the distinguishing value (`WebviewInstallMode.skip`),
   * or a number (`WindowUrl.1`).
   */
  variants: ConfigPart[];
  /** The paths that refer to it. */
  usedBy: string[];
}
