/** Areas of English text: strings of the interface, docs, changesets, TSDoc and other comments. */
const areas = ['ui', 'docs', 'changesets', 'tsdoc', 'comments'] as const;

export type Area = (typeof areas)[number];

const prose: readonly Area[] = ['docs', 'changesets', 'tsdoc', 'comments'];

/** A wording to avoid. In a pattern `^` is the start of a string, a paragraph or a comment. */
interface Rule {
  id: string;
  areas: readonly Area[];
  pattern: RegExp;
  message: string;
  /** Files that the rule applies to. @default all */
  only?: RegExp;
}

export const rules: readonly Rule[] = [
  {
    id: 'headless-what',
    areas: ['tsdoc'],
    pattern: /^(?:What|Whatever|Which)\b/g,
    message: 'Open with a noun: "Text shown…", "Rows in…", "Error for…".',
  },
  {
    id: 'headless-how',
    areas: ['tsdoc'],
    pattern: /^(?:How|Where|When|So (?:many|much|long))\b/g,
    message: 'Open with a noun and its unit: "Number of…", "Delay before…, in milliseconds".',
  },
  {
    id: 'headless-of',
    areas: ['tsdoc'],
    pattern: /^(?:Of|By|As|Said|Asked|Told|Written|Taken) (?!default)/g,
    message: 'Open with the noun that this describes.',
  },
  {
    id: 'verb-open',
    areas: ['tsdoc'],
    pattern: /^(?:Stands|Says|Tells|Lies)\b/g,
    message: 'Say what it is or returns: "Label for…", "Returns…", "Shown when…".',
  },
  {
    id: 'whoever',
    areas: areas,
    pattern: /\b(?:who|whom)(?:so)?ever\b|(?:^|[.;:] )(?:Whom?|Whose)\b(?![^.]*\?)/gi,
    message: 'Name the actor: the user, the sender, the caller, the server.',
  },
  {
    id: 'nobody',
    areas: areas,
    pattern: /\b(?:nobody|somebody|everybody|anybody)(?:'s)?\b/gi,
    message: 'Name the actor, or use the passive: "no one" is rarely the point.',
  },
  { id: 'masculine', areas: prose, pattern: /\b(?:he|him|his|himself)\b/gi, message: 'Use "they", "their", or repeat the noun.' },
  {
    id: 'answers',
    areas: prose,
    pattern: /\banswers?(?: (?:with )?(?:an?|the|all|one|null|undefined|true|false|whether|what|which|who|how|its|`))\b|\bis answered\b/gi,
    message: 'Functions return; servers respond; people reply.',
  },
  {
    id: 'stands',
    areas: areas,
    pattern:
      /\b(?:stands?|stood|standing|lies|lie|lay|lying) (?:in|on|at|above|below|beside|behind|before|there|here|over|under|between|around|open|ready|first|where|beyond|without)\b/gi,
    message: 'Use "is", "appears" or "is shown".',
  },
  {
    id: 'rests',
    areas: areas,
    pattern: /\b(?:(?<!with )rests|resting|(?:may|must|can|to) rest) (?:on|in|until|over|while|now)\b/gi,
    message: 'Pointers hover; work waits; values stay.',
  },
  {
    id: 'by-itself',
    areas: areas,
    pattern: /\bby (?:itself|themselves|himself)\b|\bof (?:its|their) own accord\b/gi,
    message: 'Use "automatically", "on its own" or "alone".',
  },
  { id: 'anew', areas: areas, pattern: /\banew\b|\bonce more\b|\bonce only\b/gi, message: 'Use "again", "from scratch" or "only once".' },
  {
    id: 'told',
    areas: areas,
    pattern: /\b(?:is|are|was|were|be|been|being) (?:told(?! apart| from)|said)\b|\bcalls? to mind\b/gi,
    message: 'Use "is notified", "is shown", "is reported".',
  },
  {
    id: 'place-of',
    areas: areas,
    pattern: /\bin (?:the|its|their) place\b|\b(?:takes?|took|taking) the place of\b/gi,
    message: 'Use "instead of" or "replaces".',
  },
  {
    id: 'of-ours',
    areas: prose,
    pattern: /\bof (?:ours|one's own|our own|your own|his own|nobody's|somebody's)\b/gi,
    message: 'Put the possessive first: "our address", "your strings", "a custom skin".',
  },
  { id: 'go-on', areas: areas, pattern: /\b(?:go|goes|going|went) on\b/gi, message: 'Use "continue" or "resume".' },
  {
    id: 'gone',
    areas: areas,
    pattern: /\b(?:is|are|was|were|has|have|be) gone\b|\bhas run out\b/gi,
    message: 'Use "was deleted", "no longer exists", "expired".',
  },
  {
    id: 'on-the-way',
    areas: areas,
    pattern: /\b(?:on|off) (?:its|their|the|his) way\b|\bunder way\b|\bway out\b/gi,
    message: 'Use "in transit", "uploading", "in progress", "relay".',
  },
  {
    id: 'take-back',
    areas: areas,
    pattern: /\b(?:take|takes|taken|took|taking)(?: (?:it|them|that|mail))? back\b|\bbring(?:s|ing)? back\b|\bbrought back\b/gi,
    message: 'Use "undo", "recall", "restore" or "revert".',
  },
  { id: 'become-of', areas: areas, pattern: /\b(?:becomes?|became) of\b/gi, message: 'Use "the outcome of" or "the result".' },
  {
    id: 'words',
    areas: prose,
    pattern: /\b(?:in|no|its|their|new|our|has) words\b(?! (?:long|per))|\bset of words\b|\bthe words of (?:the|a|its|their)\b/gi,
    message: 'Use "strings", "text", "label" or "wording".',
  },
  {
    id: 'letter',
    areas: areas,
    pattern: /\b(?:an?|the|this|that|another|one|each|long|open|new|whole|sealed|kept|of|template) letters?\b(?! (?:or|and|to|from) )/gi,
    message: 'Mail is a "message"; "letter" is a character.',
  },
  {
    id: 'a-mail',
    areas: areas,
    pattern:
      /\bmails\b|\b(?:an?|one|each|every|this|that|another|which) mail\b(?! (?:server|client|app|address|program|file|tab|body|list|system|host|password|domain))/gi,
    message: 'Countable "mail" is not English: "message", "messages". "Mail" stays for the mass noun.',
  },
  {
    id: 'picture',
    areas: ['ui', 'docs', 'changesets', 'tsdoc'],
    pattern: /\bpictures?\b/gi,
    message: 'Use "image" (as in "Show remote images"); "photo" for a portrait.',
  },
  {
    id: 'part',
    areas: ['docs', 'changesets', 'tsdoc'],
    pattern: /\b(?:the|each|every|our|these|all|base|mail|new|its|accessible) parts?\b(?! (?:of|before|after|in|that it))/gi,
    message: 'A UI building block is a "component".',
    only: /^(?:packages\/ui|\.storybook|README|CONTRIBUTING)/,
  },
  {
    id: 'is-no',
    areas: prose,
    pattern:
      /(?<!there )\b(?:is|are|was|were|be) no (?!longer|more|one|need|way|such|reason|point|limit|different|doubt|use|help|other|better|worse|matter)[a-z]+/gi,
    message: 'Use "is not a…".',
  },
  {
    id: 'nothing-of',
    areas: areas,
    pattern: /\bnothing (?:of|but|when|that)\b|\bfor nothing\b/gi,
    message: 'State the positive: "only…", "none of…", "empty when…".',
  },
  {
    id: 'asked-for',
    areas: areas,
    pattern: /\b(?:is|are|was|were|be|been) (?:asked|looked|waited|spoken|judged|taken|thought|cared) (?:for|about|of|at|to|by|after)\b/gi,
    message: 'Use the active verb: "request", "fetch", "check", "use".',
  },
  { id: 'also-where', areas: prose, pattern: /\b(?:also|too),? (?:where|when|if|as|of)\b/gi, message: 'Use "even when", "and when".' },
  {
    id: 'besides',
    areas: areas,
    pattern: /\bbesides\b|\bin its turn\b|\ball the same\b/gi,
    message: 'Use "also", "as well as", "anyway".',
  },
  {
    id: 'is-to-be',
    areas: areas,
    pattern: /\b(?:is|are|was|were) to be [a-z]+|\bas (?:good|closed|little) as\b/gi,
    message: 'Use "must be", "should be" or an active verb.',
  },
  {
    id: 'colon-chain',
    areas: prose,
    pattern: /[^.:;!?]{12,}[:;] [^.:;!?]{12,}[:;] [^.:;!?]{12,}/g,
    message: 'One colon or semicolon per sentence: split it.',
  },
  { id: 'long', areas: prose, pattern: /(?:[^\s.!?|]+ ){36,}[^\s.!?|]+/g, message: 'Over 36 words: split the sentence or use a list.' },
  {
    id: 'ledger-id',
    areas: ['tsdoc'],
    pattern: /\b[A-Z][A-Z\d]{2}-\d{2}\b/g,
    message: 'Published TSDoc carries no requirement ids; the test that proves it does.',
    only: /^packages\/(?!app\/)/,
  },
  {
    id: 'british',
    areas: areas,
    pattern:
      /\b(?:[Cc]olour|[Gg]rey\b|(?<!(?:[Ff]ile|[Aa]pp) )[Cc]entre|[Bb]ehaviour|[Ff]avour|[Nn]eighbour|[Hh]onour|[Cc]atalogue|[Cc]ancelled|[Cc]osy|[Ll]icence|[Ww]hilst|[Oo]rganis|[Rr]ecognis|[Nn]ormalis|[Ii]nitialis|[Ss]erialis|[Ss]ummaris|[Oo]ptimis|[Mm]inimis|[Aa]nalys(?:e|ing)\b|[Jj]udgement|[Pp]rogramme)[a-z]*\b/g,
    message: 'American spelling, in UI and code: color, gray, center, organization.',
  },
  { id: 'storybook', areas: areas, pattern: /\bstory book\b|\be-mails?\b/gi, message: 'Write "Storybook", "email".' },
  { id: 'polite', areas: ['ui'], pattern: /\bplease\b|\bsorry\b|\bsuccessfully\b|\boops\b/gi, message: 'Drop it: say what to do.' },
  {
    id: 'negative-passive',
    areas: ['ui'],
    pattern: /\b(?:was|were|could|can|has|have|is|are) not(?: be| been)? (?!found\b)[a-z]+ed\b|\bcannot be\b|\bfailed\.(?: |$)/gi,
    message: 'Errors: "Couldn\'t <verb> <what>. <Why>. <What to do>."',
  },
  {
    id: 'wrong',
    areas: ['ui'],
    pattern: /\bwrong\b(?! recipient)|\bexception\b|\bexclude each other\b|\bmust lie\b/gi,
    message: 'Say what is expected: "Enter 6 letters or digits."',
  },
  {
    id: 'chosen',
    areas: ['ui', 'tsdoc'],
    pattern: /\bchosen\b|\bchose\b/gi,
    message: 'List items are "selected"; a person "chooses" an option.',
  },
  {
    id: 'at-most',
    areas: ['ui'],
    pattern: /\bat most\b|\bno more than\b|\bblanks\b|\bcapitals\b|\bremoved for good\b/gi,
    message: '"Up to 20 characters", "spaces", "case-sensitive", "deleted permanently".',
  },
  { id: 'quotes', areas: ['ui'], pattern: /''(?! ['):])|‘|'(?=…)|\.\.\./g, message: 'Quote names with “ ”; ellipsis is one character.' },
  {
    id: 'contraction',
    areas: ['ui'],
    pattern: /\b(?:cannot|could not|is not|are not|was not|were not|does not|do not|has not)\b/gi,
    message: 'Contract as speech does: "can’t", "couldn’t", "isn’t".',
    only: /\/(?:locales|strings)\//,
  },
  {
    id: 'prefix',
    areas: ['changesets'],
    pattern: /^(?:feat|fix|perf|refactor|docs|test|chore)(?:\([\w-]+\))?: /g,
    message: 'A changelog line starts with what changed, not with a commit type.',
  },
];
