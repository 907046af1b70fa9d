import type { UiStrings } from '@jinshu/ui/strings';

/** Strings of controls that belong to no screen. */
export const controls: Pick<
  UiStrings,
  | 'alertDialog'
  | 'breadcrumbs'
  | 'carousel'
  | 'characterCount'
  | 'clickCaptcha'
  | 'comboBox'
  | 'dataGrid'
  | 'datePicker'
  | 'dialog'
  | 'errorState'
  | 'fileDropZone'
  | 'monthCalendar'
  | 'passwordChecklist'
  | 'shortcut'
  | 'stepper'
  | 'tabs'
  | 'textCaptcha'
  | 'toolbar'
> = {
  dialog: { close: '閉じる' },
  alertDialog: { cancel: 'キャンセル' },
  characterCount: {
    atMost: (count) => (count === 0 ? 'これ以上入力できません' : `残り${count}文字`),
  },
  clickCaptcha: {
    prompt: '次の順にクリックしてください：',
    picture: '文字が散らばった画像',
    area: '画像',
    keyboardHint:
      '矢印キーで十字を動かします。Shiftキーを押しながらだと速く動きます。Enterキーで印を付け、Backspaceキーで最後の印を消します。',
    position: (x, y) => `横${x}、縦${y}`,
    placed: (count, total) => `${total}個中${count}個の印を付けました`,
    undo: '最後の印を消す',
    failed: '正しくありません。もう一度お試しください。',
  },
  comboBox: { loading: '読み込み中', empty: '一致する項目がありません', failed: '読み込めませんでした', retry: '再試行' },
  passwordChecklist: {
    met: '満たしています',
    unmet: '満たしていません',
    progress: (met, total) => `${total}件中${met}件の条件を満たしています`,
  },
  textCaptcha: {
    code: '画像の文字',
    sum: '計算の答え',
    codePicture: 'ゆがんだ英数字の画像',
    sumPicture: '計算式の画像',
    check: '確認',
    failed: '正しくありません。もう一度お試しください。',
  },
  dataGrid: {
    select: '選択',
    selectAll: 'すべて選択',
    resizeHint: 'Shift＋左矢印キーとShift＋右矢印キーで幅を変更できます。',
    width: (column, pixels) => `${column}：${pixels}ピクセル`,
    count: (count) => `${count}件`,
  },
  monthCalendar: { events: (count) => `予定${count}件` },
  datePicker: { time: '時刻', done: '完了', presets: { today: '今日', tomorrow: '明日', nextMonday: '次の月曜日' } },
  toolbar: { more: 'その他' },
  tabs: { close: 'タブを閉じる', more: 'その他のタブ' },
  breadcrumbs: { label: '現在の場所', more: '途中の階層' },
  stepper: { states: { done: '完了', current: '現在のステップ', error: 'エラーあり' } },
  carousel: {
    carousel: 'カルーセル',
    slide: 'スライド',
    position: (slide, slides, label) => `${slides}枚中${slide}枚目：${label}`,
    previous: '前のスライド',
    next: '次のスライド',
    pause: '自動再生を停止',
    play: '自動再生を開始',
    choose: 'スライドを選択',
    goTo: (slide, label) => `スライド${slide}：${label}`,
  },
  fileDropZone: {
    prompt: 'ここにファイルをドロップ、または',
    choose: 'ファイルを選択',
    chooseFolder: 'フォルダーを選択',
    release: '離すと追加されます',
    accepted: (types) => `対応する形式：${types}`,
  },
  errorState: { retry: '再試行', details: '詳細', requestId: 'リクエストID', copy: 'リクエストIDをコピー', copied: 'コピーしました' },
  shortcut: {
    afterwards: '続けて',
    alternatively: 'または',
    keys: {
      Ctrl: 'Ctrlキー',
      Command: 'Commandキー',
      Alt: 'Altキー',
      Option: 'Optionキー',
      Shift: 'Shiftキー',
      Enter: 'Enterキー',
      Escape: 'Escキー',
      Space: 'スペースキー',
      ArrowUp: '上矢印キー',
      ArrowDown: '下矢印キー',
      ArrowLeft: '左矢印キー',
      ArrowRight: '右矢印キー',
      Delete: 'Deleteキー',
      Backspace: 'Backspaceキー',
      Tab: 'Tabキー',
      Home: 'Homeキー',
      End: 'Endキー',
      PageUp: 'Page Upキー',
      PageDown: 'Page Downキー',
    },
    search: 'ショートカットを検索',
    none: '一致するショートカットがありません',
    found: (count) => `ショートカット${count}件`,
  },
};
