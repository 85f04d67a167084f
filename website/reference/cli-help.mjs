// @ts-check
/** Parses the output of `--help` of clap 4: the short layout in columns, and the long layout with indented paragraphs. */

/**
 * An option or an argument.
 * @typedef {object} HelpEntry
 * @property {string} key `--debug`, or the name of an argument without brackets (`ARGS`).
 * @property {string} [short] `-d`.
 * @property {string} [long] `--debug`.
 * @property {string} value The placeholder as printed: `<TARGET>`, `[<FEATURES>...]`; empty for a flag.
 * @property {boolean} repeatable
 * @property {boolean} optional Whether an argument can be omitted. Options can, unless the usage line requires them.
 * @property {string} description Markdown.
 * @property {string} [default]
 * @property {string[]} possibleValues
 * @property {string[]} environment Environment variables that also set it.
 * @property {string[]} aliases
 */

/**
 * @typedef {object} Help
 * @property {string} description
 * @property {string} usage
 * @property {Array<{name: string, description: string}>} commands
 * @property {HelpEntry[]} arguments
 * @property {HelpEntry[]} options
 */

/**
 * @param {string} text
 * @returns {Help}
 */
export function parseHelp(text) {
  const [preamble = '', ...rest] = text.replace(/\r\n?/g, '\n').split(/^(?=\S[^\n]*:(?:$| ))/m);
  /** @type {Help} */
  const help = {description: preamble.trim(), usage: '', commands: [], arguments: [], options: []};
  for (const section of rest) {
    const [, title = '', body = ''] = /^(\S[^\n:]*):([\s\S]*)$/.exec(section) ?? [];
    if (title === 'Usage') {
      help.usage = body.trim().replace(/^\s+/gm, '');
    } else if (title === 'Commands') {
      help.commands = splitEntries(body, /^ {2}\S/).map(({head, description}) => ({
        name: head,
        description,
      }));
    } else if (title === 'Arguments') {
      help.arguments = splitEntries(body, /^ {2}[<[]/).map(readArgument);
    } else if (title === 'Options' || title.endsWith(' Options')) {
      help.options.push(...splitEntries(body, /^ {2,6}-/).map(readOption));
    } else {
      // Part of the description, such as a sentence that begins with "Note:".
      help.description = `${help.description}\n\n${section.trim()}`.trim();
    }
  }
  return help;
}

/** @typedef {{head: string, description: string, possibleValues: string[]}} RawEntry */

/**
 * @param {string} body
 * @param {RegExp} start Matches the first line of an entry.
 * @returns {RawEntry[]}
 */
function splitEntries(body, start) {
  /** @type {string[][]} */
  const entries = [];
  for (const line of body.split('\n')) {
    if (start.test(line)) entries.push([line]);
    else entries[entries.length - 1]?.push(line);
  }
  return entries.map(([first = '', ...following]) => {
    const [head = '', ...sameLine] = first.trim().split(/ {2,}/);
    const {text, possibleValues} = takePossibleValues([
      sameLine.join(' '),
      ...following.map((line) => line.trim()),
    ]);
    return {head, description: text, possibleValues};
  });
}

/**
 * The long layout lists possible values as separate items.
 *
 * @param {string[]} lines
 */
function takePossibleValues(lines) {
  const index = lines.indexOf('Possible values:');
  const own = index < 0 ? lines : lines.slice(0, index);
  const values = index < 0 ? [] : lines.slice(index + 1).filter((line) => line.startsWith('- '));
  return {
    text: own
      .join('\n')
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim().replace(/\n/g, ' '))
      .filter(Boolean)
      .join('\n\n'),
    possibleValues: values.map((line) => line.slice(2).split(':')[0] ?? ''),
  };
}

/**
 * @param {RawEntry} entry
 * @returns {HelpEntry}
 */
function readOption({head, description, possibleValues}) {
  const match = /^(?:(-[^-\s,])(?:, )?)?(--[\w-]+)?(\.\.\.)?[ =]?(.*)$/.exec(head);
  const [, short, long, repeat, value = ''] = match ?? [];
  return {
    key: long ?? short ?? head,
    ...(short ? {short} : {}),
    ...(long ? {long} : {}),
    value,
    repeatable: Boolean(repeat) || value.includes('...'),
    optional: true,
    ...readNotes(description, possibleValues),
  };
}

/**
 * @param {RawEntry} entry
 * @returns {HelpEntry}
 */
function readArgument({head, description, possibleValues}) {
  return {
    key: head.replace(/[<>[\].]/g, ''),
    value: head,
    repeatable: head.includes('...'),
    optional: head.startsWith('['),
    ...readNotes(description, possibleValues),
  };
}

/**
 * Splits notes in brackets (`[default: x]`) from the end of a description.
 *
 * @param {string} description
 * @param {string[]} listed
 * @returns {Pick<HelpEntry, 'description' | 'default' | 'possibleValues' | 'environment' | 'aliases'>}
 */
function readNotes(description, listed) {
  /** @type {Record<string, string>} */
  const notes = {};
  let text = description;
  const note = /\s*\[(default|possible values|env|aliases|short aliases): ([^\]]*)\]$/;
  for (let match = note.exec(text); match; match = note.exec(text)) {
    notes[match[1] ?? ''] = match[2] ?? '';
    text = text.slice(0, match.index);
  }
  // Some descriptions mention a variable in a sentence. The value after `=` comes from the current environment, so drop it.
  const named = [...text.matchAll(/`([A-Z][A-Z0-9_]+)` env(?:ironment)? var/g)].map(
    ([, name]) => name ?? '',
  );
  const environment = [notes.env?.split('=')[0] ?? '', ...named].filter(Boolean);
  return {
    description: text.trim(),
    ...(notes.default === undefined ? {} : {default: notes.default}),
    possibleValues: listed.length > 0 ? listed : splitList(notes['possible values']),
    environment: [...new Set(environment)],
    aliases: [...splitList(notes['short aliases']), ...splitList(notes.aliases)],
  };
}

/** @param {string | undefined} list */
function splitList(list) {
  return (list ?? '').split(', ').filter(Boolean);
}
