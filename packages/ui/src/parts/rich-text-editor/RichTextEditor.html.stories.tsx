import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect } from 'storybook/test';
import { readStatus, setLink, setSignature, setValue, toggle, toggleList } from './commands.ts';
import { isEmptyDoc, readHtml, readSlice, textToHtml, writeHtml, writeText } from './html.ts';
import { goOn, openHtml } from './openHtml.ts';
import { cleanPastedHtml } from './pasteHtml.ts';
import { schema } from './schema.ts';

// What the editor makes of HTML is only true in a browser: each story is a proof and shows nothing.
const meta = {
  title: 'Mail/Writing/RichTextEditor/HTML',
  render: () => <p>This story proves a rule and shows nothing.</p>,
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const roundTrip = (html: string) => writeHtml(readHtml(html));
const select = (html: string) => {
  const state = EditorState.create({ schema, doc: readHtml(html) });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, state.doc.content.size - 1)));
};
const run = (state: EditorState, command: Command) => {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
};

export const LeavesScriptsHandlersAndForeignAddressesOutside: Story = {
  name: 'leaves scripts, handlers and foreign addresses outside',
  play: async () => {
    const html = roundTrip('<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src="file:///c.png"></p>');
    await expect(html).not.toMatch(/script|onclick|file:/);
    await expect(writeText(readHtml(html))).toBe('ab');
  },
};

export const CleansTheOriginalOnceAndKeepsIt: Story = {
  name: 'cleans the original once and keeps it as it came',
  play: async () => {
    const original = '<div data-jinshu-original=""><table bgcolor="#eee"><tbody><tr><td>old</td></tr></tbody></table></div>';
    await expect(roundTrip(`<p>new</p>${original}`)).toBe(`<p style="margin: 0 0 8px">new</p>${original}`);
    await expect(roundTrip('<div data-jinshu-original><img src="x" onerror="y()"></div>')).not.toContain('onerror');
  },
};

export const KeepsTheLinesOfQuotedPlainText: Story = {
  name: 'keeps the lines of quoted plain text, and no others',
  play: async () => {
    await expect(writeText(readHtml('<blockquote><div style="white-space:pre-wrap">one\r\ntwo\n\nthree\n</div></blockquote>'))).toBe(
      '> one\n> two\n> \n> three',
    );
    await expect(writeText(readHtml('<p>one\ntwo</p>'))).toBe('one two');
  },
};

export const KeepsThePaperALetterIsWritten: Story = {
  name: 'keeps the paper a letter is written on',
  play: async () => {
    const html = roundTrip('<div data-jinshu-stationery="s3" style="background-color: rgb(255, 250, 240); position: fixed"><p>a</p></div>');
    await expect(html).toContain('data-jinshu-stationery="s3"');
    await expect(html).toContain('background-color');
    await expect(html).not.toContain('fixed');
  },
};

export const WritesTheLookOfEachBlockInto: Story = {
  name: 'writes the look of each block into it',
  play: async () => {
    await expect(roundTrip('<blockquote>a</blockquote>')).toContain('border-left: 3px solid');
    await expect(roundTrip('<p style="text-align: center">a</p>')).toContain('text-align: center');
  },
};

export const GivesAnEmptyParagraphAHeight: Story = {
  name: 'gives an empty paragraph a height',
  play: async () => {
    await expect(roundTrip('<p></p>')).toBe('<p style="margin: 0 0 8px"><br></p>');
  },
};

export const WritesALineForEachBlockWith: Story = {
  name: 'writes a line for each block, with bullets and quotation marks',
  play: async () => {
    const html = '<p>a<br>b</p><ul><li>c</li><li>d</li></ul><ol><li>e</li></ol><blockquote><p>f</p></blockquote>';
    await expect(writeText(readHtml(html))).toBe('a\nb\n- c\n- d\n1. e\n> f');
  },
};

export const GivesBackTheLinesItWasMade: Story = {
  name: 'gives back the lines it was made of',
  play: async () => {
    await expect(writeText(readHtml(textToHtml('a <b>\n\nc')))).toBe('a <b>\n\nc');
  },
};

export const TogglesMarksAndSetsValuesAndThe: Story = {
  name: 'toggles marks and sets values, and the status says so',
  play: async () => {
    const state = run(run(select('<p>abc</p>'), toggle('strong')), setValue('color', '#B72D29'));
    await expect(writeHtml(state.doc)).toContain('<strong>');
    await expect(readStatus(state)).toMatchObject({ strong: true, em: false, color: '#B72D29' });
    await expect(readStatus(run(state, setValue('color', ''))).color).toBe('');
  },
};

export const TurnsAListOfOneKindInto: Story = {
  name: 'turns a list of one kind into the other and back into paragraphs',
  play: async () => {
    const bullets = run(select('<p>abc</p>'), toggleList('bullet_list'));
    await expect(readStatus(bullets).isBulletList).toBe(true);
    const numbers = run(bullets, toggleList('ordered_list'));
    await expect(readStatus(numbers)).toMatchObject({ isBulletList: false, isOrderedList: true });
    await expect(run(numbers, toggleList('ordered_list')).doc.firstChild?.type.name).toBe('paragraph');
  },
};

export const CompletesTheAddressOfALinkAnd: Story = {
  name: 'completes the address of a link and refuses one that acts',
  play: async () => {
    await expect(writeHtml(run(select('<p>abc</p>'), setLink('jinshu.example')).doc)).toContain('href="https://jinshu.example"');
    await expect(writeHtml(run(select('<p>abc</p>'), setLink('a@jinshu.example')).doc)).toContain('href="mailto:a@jinshu.example"');
    await expect(writeHtml(run(select('<p>abc</p>'), setLink('javascript:x()')).doc)).not.toContain('href="javascript');
  },
};

export const Cmp10PutsTheSignatureAboveTheOriginal: Story = {
  tags: ['CMP-10'],
  name: 'Puts the signature above the original and replaces an earlier one',
  play: async () => {
    const start = EditorState.create({ schema, doc: readHtml('<p>a</p><div data-jinshu-original>old</div>') });
    const first = run(start, setSignature(readSlice('<p>One</p>').content));
    const second = run(first, setSignature(readSlice('<p>Two</p>').content));
    await expect(second.doc.content.content.map((node) => node.type.name)).toEqual(['paragraph', 'signature', 'original']);
    await expect(writeText(second.doc)).toContain('Two');
    await expect(writeText(second.doc)).not.toContain('One');
    await expect(run(second, setSignature(null)).doc.childCount).toBe(2);

    const signed = (html: string) => {
      const { doc } = run(EditorState.create({ schema, doc: readHtml(html) }), setSignature(readSlice('<p>Me</p>').content));
      return doc.content.content.map((node) => node.type.name);
    };
    const answered = '<p></p><p>------ Original ------<br>From: Ida</p><blockquote type="cite">old</blockquote>';
    await expect(signed(answered)).toEqual(['paragraph', 'signature', 'paragraph', 'blockquote']);
    await expect(signed('<p>a</p><blockquote>old</blockquote>')).toEqual(['paragraph', 'signature', 'blockquote']);
    await expect(signed('<p>a</p><blockquote>my own</blockquote><p>b</p>')).toEqual(['paragraph', 'blockquote', 'paragraph', 'signature']);
  },
};

export const KnowsAnEmptyLetter: Story = {
  name: 'says whether a letter is empty',
  play: async () => {
    await expect(isEmptyDoc(readHtml('<p> </p>'))).toBe(true);
    await expect(isEmptyDoc(readHtml('<p><br></p>'))).toBe(true);
    await expect(isEmptyDoc(readHtml('<p>a</p>'))).toBe(false);
    await expect(isEmptyDoc(readHtml('<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></p>'))).toBe(false);
    await expect(isEmptyDoc(readHtml('<p></p><div data-jinshu-original>old</div>'))).toBe(false);
  },
};

export const DropsWordsCommentsElementsAndInventedStyles: Story = {
  name: "drops Word's comments, elements and invented styles",
  play: async () => {
    const word =
      '<html xmlns:o="urn"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><p class="MsoNormal" style="mso-pagination:none;text-align:center"><b><span lang="EN-US" style="font-size:14.0pt;font-family:Calibri;color:windowtext">a<o:p></o:p></span></b></p><!--EndFragment--></body></html>';
    await expect(cleanPastedHtml(word)).toBe('<p style="text-align: center;"><b><span style="font-size: 14pt;">a</span></b></p>');
  },
};

export const MakesRealListsOfWordsParagraphsNested: Story = {
  name: "makes real lists of Word's paragraphs, nested by level",
  play: async () => {
    const item = (text: string, level: number, bullet: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${bullet}<span>&nbsp;</span></span>${text}</p>`;
    const html = cleanPastedHtml(`${item('a', 1, '1.')}${item('b', 2, '·')}${item('c', 1, '2.')}<p>d</p>`);
    await expect(html).toBe('<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol><p>d</p>');
  },
};

export const KeepsTheLookOfExcelsCellsWhich: Story = {
  name: "keeps the look of Excel's cells, which stands in a style sheet",
  play: async () => {
    const excel =
      '<html><head><style>.xl65{background:#FFFF00;mso-pattern:black none;font-weight:700}</style></head><body><table><!--StartFragment--><tr><td class="xl65">a</td></tr><!--EndFragment--></table></body></html>';
    const html = cleanPastedHtml(excel);
    await expect(html).toContain('<table><tbody><tr><td');
    await expect(html).toMatch(/background-color: (?:#FFFF00|rgb\(255, 255, 0\))/i);
    await expect(html).toContain('font-weight: 700');
  },
};

export const LeavesWhatWasCutFromALetter: Story = {
  name: 'leaves what was cut from a letter here as it is',
  play: async () => {
    const own = '<p data-pm-slice="1 1 []">a</p>';
    await expect(cleanPastedHtml(own)).toBe(own);
  },
};

export const KeepsTheOriginalByteByByte: Story = {
  name: 'gives the cleaned original back byte by byte, whatever is in it',
  play: async () => {
    const unknown =
      '<div data-jinshu-original=""><center><font face="SimSun"><p>a</p><p></p></font></center><table width="600" cellpadding="0" border="0"><tbody><tr><td valign="top" style="border: 1px solid red; float: left"><ul type="square"><li>1</li></ul><img alt="logo" src="https://jinshu.example/a.png"><blockquote>b &amp; c&nbsp;</blockquote></td></tr></tbody></table><details><summary>d</summary></details></div>';
    const once = roundTrip(`<p>new</p>${unknown}`);
    const original = once.slice(once.indexOf('<div data-jinshu-original'));
    await expect(original).toBe(unknown);
    // Saved as a draft and opened again, and inside a quotation made by the editor.
    await expect(roundTrip(once)).toBe(once);
    const nested = roundTrip(`<blockquote>${unknown}</blockquote>`);
    await expect(nested).toContain(unknown);
  },
};

const paste = (html: string) => writeHtml(readHtml(cleanPastedHtml(html)));

export const PastesFromWps: Story = {
  name: 'drops what WPS Writer invents and keeps weight, colour, sides and tables',
  play: async () => {
    const wps = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="WPS Office"><style>@font-face{font-family:"宋体";}p.MsoNormal{mso-style-name:正文;font-size:10.5000pt;}</style></head><body style="tab-interval:21pt;"><!--StartFragment--><p class=MsoNormal align=center style="margin-top:5pt;text-align:center;line-height:150%;mso-line-height-rule:auto;"><b><span style="mso-spacerun:'yes';font-family:宋体;color:rgb(255,0,0);font-size:16.0000pt;mso-font-kerning:1.0000pt;"><font face="宋体">通知</font></span></b><o:p></o:p></p><table class=MsoTableGrid border=1 style="border-collapse:collapse;mso-table-layout-alt:fixed;"><tr><td width=284 valign=top style="width:213pt;border:1.0000pt solid windowtext;mso-border-alt:0.5000pt solid windowtext;"><p class=MsoNormal>甲</p></td></tr></table><!--EndFragment--></body></html>`;
    const html = paste(wps);
    await expect(html).toContain('text-align: center');
    await expect(html).toContain('<strong>通知</strong>');
    await expect(html).toContain('color: rgb(255, 0, 0)');
    await expect(html).toMatch(/<td style="[^"]*width: 213pt[^"]*"><p style="margin: 0"><span[^>]*>甲</);
    await expect(html).not.toMatch(/mso|o:p|windowtext|Mso|16\.0000/);
  },
};

export const PastesASheet: Story = {
  name: 'makes a table of cells of Excel and WPS Spreadsheets, spans and grounds kept',
  play: async () => {
    const sheet = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table{mso-displayed-decimal-separator:"\\.";}.et2{color:#FFFFFF;background:#4472C4;font-weight:700;text-align:center;mso-number-format:"0_ ";}--></style></head><body><!--StartFragment--><table width=144 style='width:108.00pt;'><colgroup><col width=72 span=2></colgroup><tr height=18><td class=et2 height=18 width=144 colspan=2 x:str>合计</td></tr><tr height=18><td class=et3 align=right x:num="1">1</td><td align=right x:num="2">2</td></tr></table><!--EndFragment--></body></html>`;
    const html = paste(sheet);
    await expect(html).toContain('colspan="2"');
    await expect(html).toMatch(/background-color: (?:#4472C4|rgb\(68, 114, 196\))/i);
    await expect(html).toContain('text-align: center');
    await expect(html).not.toMatch(/x:num|et2|mso/);
    await expect(writeText(readHtml(html))).toBe('合计\n1\t2');
  },
};

export const PastesOfficeLists: Story = {
  name: 'makes one list of the items of WPS and numbers it as Word did',
  play: async () => {
    const item = (text: string, bullet: string) =>
      `<p class=MsoNormal style="mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="mso-list:Ignore;">${bullet}<span>&nbsp;&nbsp;</span></span><![endif]><span>${text}</span></p>`;
    await expect(paste(`${item('甲', '一、')}${item('乙', '二、')}`)).toMatch(
      /^<ol[^>]*><li><p[^>]*>甲<\/p><\/li><li><p[^>]*>乙<\/p><\/li><\/ol>$/,
    );
  },
};

export const WritesWhatOldProgramsRead: Story = {
  name: 'writes a side and an indent that Outlook knows, and the distance of lines',
  play: async () => {
    const html = roundTrip('<p style="text-align: right; line-height: 175%">a</p>');
    await expect(html).toMatch(/^<p style="[^"]*text-align: end; line-height: 1.75;?" align="right">a<\/p>$/);
    await expect(readHtml(html).firstChild?.attrs).toMatchObject({ align: 'end', lineHeight: '1.75' });
    await expect(roundTrip('<p style="line-height: 900px">a</p>')).not.toContain('line-height');
    const indented = roundTrip('<p style="margin-left: 48px">a</p>');
    await expect(indented).toContain('margin-left: 48px; margin-inline-start: 48px');
    await expect(roundTrip(indented)).toBe(indented);
    await expect(readHtml(indented).firstChild?.attrs.indent).toBe(2);
  },
};

const row = (index: number) => `<tr><td style="padding:4px">第${index}行</td><td><b>Budget</b> of the quarter</td><td>${index}</td></tr>`;
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index)).join('');
const lines = (count: number) => Array.from({ length: count }, (_, index) => `<p>Line <i>${index}</i> of many</p>\n`).join('');

/** Long messages of several kinds. */
const longLetters = {
  'an answer above a table': `<p><br></p><p>--- From ---<br>Ida</p><blockquote type="cite"><h1>报表</h1><table>${rows(400)}</table></blockquote>`,
  'a layout that is quoted': `<p>a</p><blockquote type="cite"><center><div style="color: red">${lines(50)}<table><tbody><tr><td bgcolor="#eeeeee">${lines(200)}<table>${rows(100)}</table>tail</td><td>beside</td></tr></tbody></table></div>and <b>on</b></center></blockquote>`,
  'a quote of paragraphs': `<p>a</p><blockquote><div style="color:#336699"><div>text<br>${lines(500)}</div>and <b>an</b> end</div></blockquote><p>last</p>`,
  'words between the blocks': `<p>a</p><blockquote><div>${'one <b>two</b> three<p>four</p><br>five<div>six</div>seven'.repeat(120)}</div></blockquote>`,
  'a layout of tables': `<p>a</p><blockquote><center><table><tbody><tr><td bgcolor="#eeeeee">${lines(200)}<table>${rows(100)}</table>tail</td><td>beside</td></tr><tr><td>${lines(100)}</td></tr></tbody></table></center></blockquote>`,
  'a table of odd rows': `<blockquote><table><thead><tr><th>h</th></tr></thead><tbody>${rows(200)}<tr><td colspan="9">wide</td></tr>${rows(100)}</tbody></table></blockquote>`,
  'a list': `<p>a</p><blockquote><ol start="3">${'<li>one<ul><li>in it</li></ul></li>'.repeat(300)}</ol></blockquote>`,
  'answers to answers': `<p>a</p>${'<blockquote><p>b</p>'.repeat(30)}${lines(300)}${'<p>c</p></blockquote>'.repeat(30)}`,
  'coloured by an old element': `<p>a</p><font color="#336699" face="Arial">${lines(300)}</font><p>b</p>`,
  'on a paper': `<div data-jinshu-stationery="lan" style="background-color: #eef">${lines(300)}</div>`,
  'lines kept as typed': `<p>a</p><blockquote><div style="white-space:pre-wrap">${'one\n<b>two</b>\n'.repeat(400)}</div>${lines(200)}</blockquote>`,
  'a signature and an original': `<p>a</p><div data-jinshu-signature="">${lines(100)}</div><div data-jinshu-original=""><table>${rows(300)}</table></div>`,
  'style sheets and comments': `<p>a</p><blockquote><style>p{color:red}</style><!-- x -->${`<script>x()</script>${lines(30)}<style>b{}</style>`.repeat(12)}</blockquote>`,
};

export const ReadsALongLetterInPiecesAsInOne: Story = {
  tags: ['CMP-33'],
  name: 'Reads a long letter in pieces as it would be read in one',
  play: async () => {
    for (const [kind, html] of Object.entries(longLetters)) {
      const { doc, rest } = openHtml(html);
      const { tr } = EditorState.create({ doc });
      let pieces = 0;
      for (let next = rest.next(); !next.done; next = rest.next()) {
        goOn(tr, next.value);
        pieces += 1;
      }
      // Of an element that was parted a piece has no more than its tag.
      const shape = (letter: typeof doc) =>
        JSON.stringify(letter, (name, value) => (name === 'source' && value !== null ? value.open : value)).replace(
          / data-jinshu-quote="0"/g,
          '',
        );
      await expect({ kind, letter: shape(tr.doc) }).toEqual({ kind, letter: shape(readHtml(html)) });
      if (!/^(?:a signature|answers to)/.test(kind)) await expect({ kind, isInPieces: pieces > 1 }).toEqual({ kind, isInPieces: true });
      tr.doc.check();
    }
  },
};
