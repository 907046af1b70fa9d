import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handMadeMails } from '../../testing/handMadeMails.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let test: OpenMailbox;
const numbers = new Map(handMadeMails.map(({ subject, number }) => [subject, number]));

beforeAll(async () => {
  test = await openMailbox();
  for (const { from, to, subject, text, file } of handMadeMails) {
    const attachments = file ? [{ name: file, type: 'application/octet-stream', content: Buffer.from(file) }] : [];
    await test.arrive({ from, to: [to], subject, text, attachments });
  }
});
afterAll(() => test.close());

/** Returns the numbers of the messages that a search finds, in ascending order. */
async function find(query: Record<string, string>): Promise<number[]> {
  const { body } = await test.lin.get(`/mail/message/search/?${new URLSearchParams({ page: '1', page_size: '100', ...query })}`);
  const found: number[] = body.results.map(({ subject }: { subject: string }) => numbers.get(subject));
  expect(found).toHaveLength(body.total);
  return found.toSorted((a, b) => a - b);
}

it('is a set of two hundred mails that can be told apart', () => {
  expect(handMadeMails.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(numbers.size).toBe(200);
});

const bySarah = [
  10, 16, 17, 27, 38, 55, 62, 66, 73, 80, 83, 94, 106, 114, 123, 127, 135, 139, 143, 154, 160, 167, 170, 177, 183, 189, 192, 200,
];
const byOuyang = [2, 8, 20, 36, 45, 53, 60, 70, 77, 91, 96, 104, 111, 122, 129, 134, 142, 147, 153, 164, 176, 182, 191];
const byMueller = [11, 30, 48, 61, 78, 86, 98, 107, 120, 136, 148, 161, 171, 184, 198];
const byLu = [6, 19, 35, 44, 58, 69, 87, 105, 116, 130, 141, 157, 168, 178, 196];
const byZeng = [9, 21, 37, 46, 59, 72, 84, 97, 108, 133, 146, 165, 179, 197];
const byLin = [31, 32, 33, 56, 81, 100, 128, 150, 186];
const byWangFang = [4, 13, 28, 39, 50, 74, 88, 103, 121, 140, 152, 173, 190];
const byShan = [117, 118, 195];

describe('SRC-19 every search of the set finds what it should, all of it and nothing else', () => {
  it.each<[string, number[]]>([
    // Words of two characters, in either script.
    ['预算', [1, 2, 84]],
    ['預算', [1, 2, 84]],
    ['会议', [7, 8, 56, 57, 90, 91, 97, 159]],
    ['會議', [7, 8, 56, 57, 90, 91, 97, 159]],
    ['发票', [13, 14, 108]],
    ['發票', [13, 14, 108]],
    ['周报', [31, 32, 33]],
    ['週五', [1, 2, 4, 72, 96]],
    ['电脑', [69, 70, 71]],
    ['图纸', [44, 45]],
    ['停車', [50, 51]],
    ['数据', [59]],
    ['海上', [37]],
    ['上海', [35, 36]],
    ['安全', [46, 47, 49]],
    ['谢谢', [111, 190, 191]],
    // Adjacent characters that are not a word: 算|审 are adjacent in 预算审批, 批|通 nowhere.
    ['算审', [1, 2]],
    ['批通', []],
    ['议定', [9]],
    ['同意', [21]],
    // Single characters.
    ['餐', [4, 5, 108]],
    ['脑', [69, 70, 71, 72]],
    ['茶', [52, 104]],
    ['墨', byZeng],
    // Longer words, and several.
    ['预算审批', [1, 2]],
    ['會議室', [56, 57, 97]],
    ['信用卡账单', [41]],
    ['审批 报表', [1, 2]],
    ['周五 聚餐', [4]],
    ['会议 附件', [8]],
    ['上海 机票', [35]],
    ['压力测试 接口', [31, 32]],
    // Words of Latin letters: whole, begun, in any case, with and without their marks.
    ['invoice', [16, 17]],
    ['invoic', [16, 17, 18]],
    ['INVOICING', [18]],
    ['security training', [48]],
    ['happy birthday', [55]],
    ['backup', [62]],
    ['audit sched', [120]],
    ['Zurich', [11]],
    ['zürich', [11]],
    ['resume', [12]],
    ['RÉSUMÉ', [12]],
    ['geneve', [99]],
    ['naive', [199]],
    ['coeur oeuvre', [185]],
    ['hauptstrasse', [184]],
    ['Hauptstraße', [184]],
    ['camelcase', [170]],
    ['casename', []],
    ['snake_case_name', [170]],
    ['plan b', [200]],
    // Chinese and Latin together.
    ['GPU', [84, 85]],
    ['gpu服务器', [84]],
    ['GPU 預算', [84]],
    ['h200 報價', [85]],
    ['API', [81, 82, 83]],
    ['api 文档', [81]],
    ['Wi-Fi', [87]],
    ['kubernetes 升级', [168]],
    // Numbers.
    ['INV-20261103', [16]],
    ['20261103', [16, 17]],
    ['SF1029384756', [29]],
    ['sf10293847', [29, 30]],
    ['3,280.50', [41]],
    ['12,400', [42]],
    ['8021', [88]],
    ['400-820-8820', [90]],
    ['13800138000', [175]],
    ['+886-2-2345-6789', [174]],
    ['203.0.113.7', [92]],
    ['203.0.113', [92, 93, 94]],
    ['2026-03-02', [120]],
    ['88-1234-56', [154]],
    ['EP3456789', [148]],
    ['202610123456', [146]],
    ['DRW-77-B', [136]],
    ['v2.3', [81]],
    // Addresses: whole, by their sides and parts.
    ['juergen.mueller@werk.example', [171]],
    ['zoe.lefevre+pro@lyon.example', [172]],
    ['noreply@jinshu.example', [18, 25, 26, 41, 42, 63, 92, 93, 112, 113, 155, 156]],
    ['WERK.example', byMueller],
    ['registry.jinshu.example', [169]],
    // None of the messages contains it.
    ['区块链', []],
    ['blockchain', []],
    ['…？！', []],
  ])('keyword %s', async (keyword, expected) => {
    expect(await find({ keyword })).toEqual(expected);
  });

  it.each<[string, number[]]>([
    ['会议', [7, 8, 56, 57, 90, 91]],
    ['invoice', [16, 17]],
    ['谢谢', [190, 191]],
    ['通知', [2, 26, 39, 105, 156, 178]],
    ['第12周', [31]],
  ])('subject %s', async (subject, expected) => {
    expect(await find({ subject })).toEqual(expected);
  });

  it.each<[string, number[]]>([
    // In either script, by full pinyin, by initials, by a part of the name.
    ['歐陽菲菲', byOuyang],
    ['欧阳', byOuyang],
    ['ouyangfeifei', byOuyang],
    ['oyff', byOuyang],
    ['林月', byLin],
    ['linyue', byLin],
    ['lin yue', byLin],
    ['王芳', byWangFang],
    ['王方', [193, 194]],
    ['wangfangp', [193, 194]],
    ['wangfang', [...byWangFang, 193, 194]],
    // Surnames that are read in a way of their own, either way.
    ['單曉華', byShan],
    ['shanxiaohua', byShan],
    ['danxiaohua', byShan],
    ['sxh', byShan],
    ['zengzimo', byZeng],
    ['zzm', byZeng],
    ['lvliang', byLu],
    ['luliang', byLu],
    ['sarah', bySarah],
    ["O'Neil", bySarah],
    ['müller', byMueller],
    ['jurgen', byMueller],
  ])('sender %s', async (sender, expected) => {
    expect(await find({ sender })).toEqual(expected);
  });

  it.each<[string, number[]]>([
    ['陳偉', [10, ...byLin]],
    ['chenwei', [10, ...byLin]],
    ['cw', [10, ...byLin]],
  ])('recipient %s', async (recipient, expected) => {
    expect(await find({ recipient })).toEqual(expected);
  });

  it.each<[string, number[]]>([
    ['合同', [19]],
    ['預算表', [1]],
    ['final', [19]],
    ['pdf', [12, 16, 19, 20, 59, 85, 117, 136]],
    ['報價', [37, 85]],
    ['INV-20261103', [16]],
  ])('file %s', async (attach, expected) => {
    expect(await find({ attach })).toEqual(expected);
  });

  it('several fields, all of which must be met', async () => {
    expect(await find({ keyword: '会议', sender: '歐陽' })).toEqual([8, 91]);
    expect(await find({ subject: '會議', sender: 'xzq' })).toEqual([57]);
    expect(await find({ keyword: '预算', attach: '预算' })).toEqual([1]);
  });
});

describe('what the search does not know, and does not pretend to', () => {
  it.each<[string, string, Record<string, string>, number[]]>([
    ['words that differ between the regions', '软件 and 軟體 are two words', { keyword: '软件' }, [22]],
    ['words by their meaning', '周 of 周转 and 周报 is one character', { keyword: '周转' }, [34]],
    ['signs', 'of 12% it finds the number', { keyword: '12%' }, [11, 31, 42, 63, 152, 154, 158, 167]],
    ['the inside of a word', 'v1.2.3 begins with v', { keyword: '1.2.3' }, []],
    ['numbers written out', '二〇二六 is not 2026', { keyword: '2026 通知' }, []],
  ])('%s: %s', async (_, _why, query, expected) => {
    expect(await find(query)).toEqual(expected);
  });
});
