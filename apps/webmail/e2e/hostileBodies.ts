import { secondLook } from './hostileSecondLook.ts';
import { hostileVariants } from './hostileVariants.ts';

/** One hostile letter for the frame. */
export interface HostileBody {
  what: string;
  html: string;
}

/** Numbers that are the same on every run. */
function seeded(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const hexOf = (char: string) => (char.codePointAt(0) ?? 0).toString(16);

/** One address in the spellings that a browser takes for it. */
const spellings: Readonly<Record<string, (host: string) => string>> = {
  plain: (host) => `http://${host}/p`,
  secure: (host) => `https://${host}/p`,
  'without its scheme': (host) => `//${host}/p`,
  'with back slashes': (host) => `\\\\${host}\\p`,
  'with tabs and lines': (host) => `\t ht\ttp:\n//${host}/p`,
  'in capitals': (host) => `HTTP://${host.toUpperCase()}/p`,
  'with one slash': (host) => `http:/${host}/p`,
  'with a user': (host) => `http://a:b@${host}:80/p`,
  'by number': () => 'http://2130706433:1/p',
  'of another protocol': (host) => `ftp://${host}/p`,
  'as a socket': (host) => `ws://${host}/p`,
};
const entities = (text: string) => [...text].map((char) => `&#x${hexOf(char)};`).join('');

/** Places for an address in the markup. */
const places: Readonly<Record<string, (url: string) => string>> = {
  'img src': (url) => `<img src="${url}">`,
  'img srcset': (url) => `<img srcset="${url} 1x, ${url} 2x" src="data:image/png;base64,AA==">`,
  'image element': (url) => `<image src="${url}"><image href="${url}">`,
  'source in picture': (url) =>
    `<picture><source srcset="${url}" media="all"><source srcset="${url}" type="image/webp"><img alt=""></picture>`,
  background: (url) => `<table background="${url}"><tr><td background="${url}">x</table><div background="${url}">x</div>`,
  'body background': (url) => `<body background="${url}">x`,
  video: (url) => `<video src="${url}" poster="${url}" autoplay preload=auto><source src="${url}"><track src="${url}" default></video>`,
  audio: (url) => `<audio src="${url}" autoplay preload=auto></audio><bgsound src="${url}">`,
  'input image': (url) => `<input type=image src="${url}"><isindex type=image src="${url}">`,
  object: (url) => `<object data="${url}" classid="${url}" codebase="${url}"><param name=src value="${url}"><img src="${url}"></object>`,
  embed: (url) => `<embed src="${url}" type="image/png"><applet archive="${url}" code="${url}"></applet>`,
  frames: (url) =>
    `<iframe src="${url}"></iframe><frameset><frame src="${url}"></frameset><portal src="${url}"></portal><fencedframe src="${url}"></fencedframe>`,
  link: (url) =>
    [
      'stylesheet',
      'icon',
      'preload',
      'prefetch',
      'dns-prefetch',
      'preconnect',
      'prerender',
      'modulepreload',
      'manifest',
      'import',
      'expect',
    ]
      .map((rel) => `<link rel="${rel}" as=image href="${url}">`)
      .join(''),
  'link in the body': (url) => `<div><link rel=stylesheet href="${url}"><style media="all">@import url("${url}");</style></div>`,
  meta: (url) =>
    `<meta http-equiv=refresh content="0;url=${url}"><meta http-equiv=Link content="<${url}>; rel=preload"><meta property=og:image content="${url}">`,
  base: (url) => `<base href="${url}"><img src="a.png"><a href="b">x</a>`,
  'svg image': (url) =>
    `<svg><image href="${url}" xlink:href="${url}"/><use href="${url}#a"/><filter id=f><feImage href="${url}"/></filter><rect filter="url(#f)" fill="url(${url})" style="fill:url(${url})"/></svg>`,
  'svg style': (url) =>
    `<svg><style>@import "${url}";*{background:url(${url})}</style><foreignObject><img src="${url}"></foreignObject></svg>`,
  mathml: (url) => `<math href="${url}" xlink:href="${url}"><mglyph src="${url}"></mglyph><mtext><img src="${url}"></mtext></math>`,
  ping: (url) => `<a href="#x" ping="${url}" attributionsrc="${url}">x</a><area href="#y" ping="${url}">`,
  form: (url) => `<form action="${url}" method=post><input name=a><button formaction="${url}">x</button></form>`,
  cite: (url) =>
    `<blockquote cite="${url}">x</blockquote><img longdesc="${url}" lowsrc="${url}" dynsrc="${url}"><head profile="${url}"><html manifest="${url}">`,
  template: (url) =>
    `<template><img src="${url}"></template><div><template shadowrootmode=open><img src="${url}"><style>:host{background:url(${url})}</style></template></div>`,
  noscript: (url) => `<noscript><img src="${url}"></noscript><noembed><img src="${url}"></noembed><noframes><img src="${url}"></noframes>`,
  'conditional comment': (url) =>
    `<!--[if !mso]><!--><img src="${url}"><!--<![endif]--><![if true]><img src="${url}"><![endif]><!--[if gte mso 9]><v:fill src="${url}"/><![endif]-->`,
  vml: (url) =>
    `<v:rect><v:fill type=frame src="${url}"/><v:imagedata src="${url}"/></v:rect><xml:namespace ns="x" prefix=v><?xml-stylesheet href="${url}"?>`,
  amp: (url) => `<amp-img src="${url}" width=1 height=1></amp-img><amp-list src="${url}"></amp-list><script async src="${url}"></script>`,
  data: (url) =>
    `<img src="data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}"/></svg>`)}"><iframe src="data:text/html,<img src='${url}'>"></iframe>`,
  'script hints': (url) =>
    `<script type=speculationrules>{"prefetch":[{"source":"list","urls":["${url}"]}]}</script><script src="${url}"></script>`,
  popover: (url) => `<a href="${url}" target=_top rel="opener" autofocus accesskey=s>x</a><a href="${url}" download>y</a>`,
};

/** Style properties that can contain an address. */
const properties = `background background-image border-image border-image-source list-style list-style-image cursor content mask mask-image
  -webkit-mask -webkit-mask-image -webkit-mask-box-image -webkit-mask-box-image-source mask-border-source filter backdrop-filter -webkit-filter clip-path -webkit-clip-path
  shape-outside offset-path marker marker-start fill stroke src behavior -moz-binding -webkit-border-image -webkit-box-reflect image`.split(
  /\s+/,
);
const writings: Readonly<Record<string, (url: string) => string>> = {
  'url()': (url) => `url(${url})`,
  'url() in quotes': (url) => `url( "${url}" )`,
  'an escaped name': (url) => `\\75 r\\6c ("${url}")`,
  'a name in capitals': (url) => `URL('${url}')`,
  'image-set()': (url) => `image-set("${url}" 1x, url(${url}) 2x)`,
  '-webkit-image-set()': (url) => `-webkit-image-set(url("${url}") 1x)`,
  'an escaped image-set()': (url) => `ima\\67e-set('${url}' 1x)`,
  'cross-fade()': (url) => `-webkit-cross-fade(url(${url}), url("${url}"), 50%)`,
  'image()': (url) => `image("${url}", red)`,
  'src()': (url) => `src("${url}")`,
  'url() with a modifier': (url) => `url("${url}" crossorigin(anonymous))`,
  'a variable': (url) => `var(--none, url(${url}))`,
  'env()': (url) => `env(none, url(${url}))`,
  'attr()': () => 'attr(title type(<url>), none)',
  'if()': (url) => `if(else: url(${url}))`,
  'a comment inside': (url) => `ur/**/l(${url}) url(/**/${url})`,
  'a mark inside': (url) => `ur<l(${url})`,
  'a bracket inside': (url) => `ur}l(${url})`,
  'a bad string': (url) => `"\n url(${url})`,
  'a return in a string': (url) => `"\r;background:url(${url});"`,
  'a form feed in a string': (url) => `'\f;background:url(${url});'`,
  'a zero': (url) => `u\u0000rl(${url}), url(${url})`,
  'an unclosed bracket': (url) => `url(${url}`,
  'an unclosed comment': (url) => `url(${url}) /*`,
  'a closed comment too many': (url) => `red */ url(${url})`,
  'a number before': (url) => `1.url(${url}) 1e.url(${url})`,
};

function* stylesOf(next: (count: number) => number): Generator<HostileBody> {
  const hosts = Object.values(spellings);
  for (const property of properties)
    for (const [what, write] of Object.entries(writings)) {
      // All of them would take long; each property and each writing comes up many times.
      if (next(3) !== 0) continue;
      const url = (hosts[next(hosts.length)] as (host: string) => string)('css.leak.test').replace(/[\t\n ]/g, '');
      const value = write(url);
      const attribute = `${property}: ${value}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      yield {
        what: `style ${property}, ${what}`,
        html: `<p style="${attribute}">x</p><ul><li title="${url}" style="display:list-item;${attribute}">y</ul><style>p.a,li::before{${property}: ${value}}</style><style>@media all{p::after{content:"z";${property}: ${value}}}</style><p class=a>z</p>`,
      };
    }
}

const events =
  `abort afterprint animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch beforepaste
  beforeprint beforetoggle beforeunload begin blur bounce cancel canplay canplaythrough change click close command contentvisibilityautostatechange
  contextmenu copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange end ended error finish
  focus focusin focusout formdata fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup load loadeddata loadedmetadata
  loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel pagehide pagereveal pageshow
  pageswap paste pause play playing pointercancel pointerdown pointerenter pointermove pointerout pointerover pointerrawupdate pointerup popstate
  progress ratechange repeat reset resize scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select
  selectionchange selectstart show slotchange start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel
  transitionend transitionrun transitionstart unhandledrejection unload volumechange waiting webkitanimationend webkittransitionend wheel`.split(
    /\s+/,
  );
const tags = 'img svg body video input details marquee a p table iframe object math style template dialog custom-tag image frameset'.split(
  ' ',
);

const code = 'top.__pwned=1';
/** Ways in which a parser was once talked into something else than it first read. */
const mutations: readonly string[] = [
  `<svg><style><img src=x onerror="${code}"></style></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${code}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${code}&gt;">`,
  `<math><mtext><table><mglyph><style><math><img src=x onerror=${code}></style>`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src=x onerror=${code}>"></style></h1>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${code}>`,
  `<form id=x></form><svg><style><form><a title="</style></form><img src=x onerror=${code}>">`,
  `<svg><title><style></title><img src=x onerror=${code}></style></svg>`,
  `<svg><desc><noscript><img title="</noscript><img src=x onerror=${code}>"></noscript></desc></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${code}>"></noembed>`,
  `<noframes><p title="</noframes><img src=x onerror=${code}>"></noframes>`,
  `<xmp><p title="</xmp><img src=x onerror=${code}>"></xmp>`,
  `<iframe><p title="</iframe><img src=x onerror=${code}>"></iframe>`,
  `<textarea><p title="</textarea><img src=x onerror=${code}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${code}>"></title>`,
  `<select><option><style></option></select><b><img src=x onerror=${code}></style></b>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${code}>">`,
  `<template><s><template><s><img src=x onerror=${code}></s></template></s></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${code}></template></div>`,
  `<a><table><a><img src=x onerror=${code}></a></table></a>`,
  `<table><caption><svg><title><table><caption><style><a title="</style><img src=x onerror=${code}>">`,
  `${'<div>'.repeat(520)}<svg><style><a title="</style><img src=x onerror=${code}>">`,
  `${'<b>'.repeat(510)}<math><mtext><mglyph><style><img title="</style><img src=x onerror=${code}>">`,
  `<svg><annotation-xml encoding="text/html"><style><img title="</style><img src=x onerror=${code}>"></style></annotation-xml></svg>`,
  `<math><annotation-xml encoding="TEXT/html"><p><style><img title="</style><img src=x onerror=${code}>"></style>`,
  `<math><annotation-xml encoding="application/xhtml+xml"><svg><foreignobject><style><img title="</style><img src=x onerror=${code}>">`,
  `<svg><foreignobject><math><mi><style><img title="</style><img src=x onerror=${code}>"></style></mi></math></foreignobject></svg>`,
  `<svg><font color=red><style><img title="</style><img src=x onerror=${code}>"></style></font></svg>`,
  `<svg><a><p><style><img title="</style><img src=x onerror=${code}>"></style></p></a></svg>`,
  `<p><svg><p><style><img title="</style><img src=x onerror=${code}>"></style>`,
  `<svg><script><![CDATA[</script><img src=x onerror=${code}>]]></script></svg>`,
  `<svg><![CDATA[><img src=x onerror=${code}>]]></svg>`,
  `<?img ><img src=x onerror=${code}>?>`,
  `<!--><img src=x onerror=${code}>-->`,
  `<!---><img src=x onerror=${code}>-->`,
  `<!-- --!><img src=x onerror=${code}>-->`,
  `<!-- <!-- --><img src=x onerror=${code}> -->`,
  `<![if <img src=x onerror=${code}>]>`,
  `</ p onclick=${code}><img src=x onerror=${code}//`,
  `<img """><img src=x onerror=${code}>">`,
  `<img src="x\`onerror=${code}">\`<img src=\`x\`onerror=${code}>`,
  `<img src=x:alert(alt) onerror=eval(src) alt=${code}>`,
  `<a href="jav&#x0A;ascript:${code}">x</a><a href="\u0001javascript:${code}">y</a><a href="javascript&colon;${code}">z</a>`,
  `<a href="&#0000106avascript:${code}">x</a><a href="java&Tab;script:${code}">y</a><a href="java&NewLine;script:${code}">z</a>`,
  `<a href=" data:text/html;base64,PHNjcmlwdD50b3AuX19wd25lZD0xPC9zY3JpcHQ+">x</a><a href="blob:null/x">y</a><a href="filesystem:http://x/y">z</a>`,
  `<a href="https://a.example/" onclick=${code} onauxclick=${code}>x</a><map name=m><area href="javascript:${code}"></map><img usemap=#m>`,
  `<svg><a href="javascript:${code}" xlink:href="javascript:${code}"><text>x</text></a><animate href=#x attributeName=href to="javascript:${code}"/></svg>`,
  `<math><maction actiontype="statusline#http://x" xlink:href="javascript:${code}">x</maction></math>`,
  `<x xmlns:x="http://www.w3.org/1999/xhtml"><x:script>${code}</x:script><x:img src=x onerror=${code}></x>`,
  `<div is="custom-x" onload=${code}><slot onslotchange=${code}><p slot=a></slot></div>`,
  `<input type=hidden popover id=x onbeforetoggle=${code}><button popovertarget=x>x</button>`,
  `<dialog open onclose=${code}><form method=dialog><button autofocus>x</button></form></dialog>`,
  `<form id=a name=b><input name=attributes><input name=nodeName><input name=parentNode><input name=childNodes></form>`,
  `<form><input name=ownerDocument><input name=namespaceURI><input name=textContent><input name=remove></form>`,
  `<img name=documentElement><img name=body><img name=querySelector><a id=getElementById name=cookie></a><form name=currentScript></form>`,
  `<a id=__proto__ name=constructor></a><a id=defaultView></a><a id=location name=location href="javascript:${code}"></a>`,
  `<p data-generation=1 data-fold data-show="<img src=x onerror=${code}>">x</p><a class=jinshu-fold data-fold href="#" aria-expanded=false>x</a>`,
  `<style>@import "data:text/css,*{background:url(http://css.leak.test/)}";</style><link rel=stylesheet href="data:text/css,*{display:none}">`,
  `<style>*{content:"\\3c/style\\3e\\3cimg src=x onerror=${code}\\3e"}</style>`,
  `<style></style/><img src=x onerror=${code}></style>`,
  `<style><style></style><script>${code}</script></style>`,
  `<style><!--</style><script>${code}</script>--></style>`,
  `<style>/*</style><img src=x onerror=${code}>*/</style>`,
  `<script>/*<!--<script>*/${code}</script></script>-->`,
  `<sCrIpT>${code}</ScRiPt ><script src=data:,${code}></script><script type=module>${code}</script>`,
  `<scr\u0000ipt>${code}</script>\u0000<im\u0000g src=x onerror=${code}><img src=x on\u0000error=${code}>`,
  `<svg/onload=${code}><svg onload=${code}//<svg\u000conload=${code}><svg\u000bonload=${code}>`,
  `<iframe srcdoc="&lt;script&gt;${code}&lt;/script&gt;" sandbox="allow-scripts allow-same-origin"></iframe>`,
  `<object data="javascript:${code}"></object><embed src="javascript:${code}"><embed code="javascript:${code}" allowscriptaccess=always>`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *"><meta charset=utf-7>+ADw-script+AD4-${code}+ADw-/script+AD4-`,
  `<meta http-equiv=set-cookie content="a=b"><meta http-equiv=x-ua-compatible content=IE=7><meta name=referrer content=unsafe-url>`,
  `<plaintext><img src=x onerror=${code}>`,
  `<listing>&lt;img src=x onerror=${code}&gt;</listing><textarea>&lt;/textarea&gt;<img src=x onerror=${code}></textarea>`,
  `<frameset onload=${code}><frame src="javascript:${code}"></frameset>`,
  `<body onload=${code} onpageshow=${code}><html onclick=${code}><head onload=${code}>`,
  `<isindex formaction="javascript:${code}" type=submit><keygen autofocus onfocus=${code}><command onclick=${code}>`,
  `\ufeff\u2028\u2029<img\u00a0src=x\u3000onerror=${code}><img src=x onerror\u2003=${code}>`,
];

const shapes: Readonly<Record<string, string>> = {
  'everything fixed': '<style>*{position:fixed!important;inset:0!important;z-index:2147483647!important;background:red!important}</style>',
  'fixed by every writing':
    '<p style="position:fixed">a<p style="position:FIXED">b<p style="position:\\66 ixed">c<p style="position:fi/**/xed;position:/**/fixed">d<p style="--a:fixed;position:var(--a)">e<p style="position:var(--b,fixed)">f<p style="all:unset;position:-webkit-sticky;top:0">g<p style="position:fi<xed">h',
  'host selectors':
    '<style>:host,p,:host(*),:host-context(body),::part(a),::slotted(*),a:host{position:absolute!important;inset:0!important;z-index:9!important;background:red!important}</style>',
  'the holder moved':
    '<style>div,html,body{margin:-5000px!important;transform:translate(-50%,-50%) scale(20)!important;position:absolute!important;contain:none!important;inset:0!important;z-index:99999!important;translate:-300px -300px!important;zoom:9!important}</style>',
  'negative margins': '<div style="margin:-9999px -9999px;padding:9999px;background:red">x</div>',
  'negative indents':
    '<p style="text-indent:-9999px;outline:9999px solid red;box-shadow:0 0 0 9999px red;border-image-outset:9999px">x</p>',
  'huge sizes':
    '<div style="width:1e9px;height:1e9px;min-width:1e9px;min-height:1e9px">x</div><img width=1000000000 height=1000000000 alt=x><hr size=99999999 width=99999999><table width=1e9 height=1e9 cellpadding=99999999><td>x',
  'infinite sizes':
    '<div style="width:calc(infinity * 1px);height:calc(infinity * 1px);margin:calc(-infinity * 1px);font-size:calc(1px * infinity)">x</div>',
  'sizes of the frame':
    '<div style="height:100vh"></div><div style="height:1e5vh;min-height:50svh;height:100lvb;padding-top:9999cqh">x</div><div style="height:100%;margin-bottom:100%">y</div>',
  'a column of frames':
    '<div style="columns:1px;height:9px;column-gap:9999px">a b c d e f g h</div><div style="writing-mode:vertical-rl;height:99999px">x</div>',
  transforms:
    '<div style="transform:scale(9999)">x</div><div style="transform:translate3d(-9999px,-9999px,9999px);perspective:1px">y</div><div style="rotate:45deg;scale:99;translate:-500px -500px">z</div>',
  'anchored and moved':
    '<style>@position-try --a{inset:0}.a{position:absolute;position-anchor:--x;inset-area:center;offset-path:path("M-999 -999");offset-distance:100%}</style><div class=a>x</div>',
  'top layer':
    '<dialog open>x</dialog><div popover=manual style="display:block">y</div><style>::backdrop,::view-transition{position:fixed;inset:0;background:red}</style>',
  'a letter that hides':
    '<style>html,body{display:none!important;visibility:hidden!important;opacity:0!important;scale:0!important;zoom:.0001!important;translate:-9999px!important;mask:linear-gradient(transparent,transparent)!important;content-visibility:hidden!important;height:0!important;max-height:0!important;overflow:hidden!important}</style>',
  'a body that hides': '<body style="display:none!important;x:(" bgcolor="red">x',
  'a body that opens a block': '<body style="display:none!important;}{;x:[(&quot;">x',
  'animated without end':
    '<style>@keyframes a{0%{background:#fff}50%{background:#000;margin-left:-500px;height:9999px}100%{position:fixed;inset:0}}*{animation:a 20ms infinite!important;transition:all 1ms}</style><p>x',
  'generated without end': `<style>*::before,*::after{content:"${'x'.repeat(5000)}";display:block;position:absolute}</style>`,
  'counters and quotes':
    '<style>*{counter-increment:a 2147483647}*::after{content:counters(a,"x",cjk-decimal)}</style><ol start=2147483647><li>x',
  'marks of direction':
    '\u202e\u2066\u2067\u2068<bdo dir=rtl>x</bdo><p dir=auto>\u202d\u202e</p><html dir=rtl><style>html{direction:rtl;writing-mode:vertical-lr}</style>',
  'a sheet of 20,000 rules': `<style>${Array.from({ length: 4000 }, (_, index) => `.a${index} *+*>b:has(i):not(u)~s{color:red}`).join('')}</style><p>x`,
  'deep nesting': `${'<div style="padding:1px">'.repeat(8_000)}x`,
  'deep lists': `${'<ul><li>'.repeat(4_000)}x`,
  'deep tables': `${'<table><tr><td>'.repeat(2_000)}x`,
  'deep inline': `${'<b><i><u><s>'.repeat(5_000)}x`,
  misnested: `${'<a><b><p><i></a></p>'.repeat(300)}x`,
  'many attributes': `<p ${Array.from({ length: 20_000 }, (_, index) => `a${index}`).join(' ')}>x</p>`,
  'many elements': '<i></i>'.repeat(25_000),
  'many links': '<a href="http://many.leak.test/">x</a> '.repeat(3_000),
  'many pictures': '<img src="http://many.leak.test/p">'.repeat(4_000),
  'one long word': 'x'.repeat(150_000),
  'one long attribute': `<p title="${'x'.repeat(150_000)}">x</p>`,
  'one long list of pictures': `<img srcset="a${','.repeat(150_000)}b 1x">`,
  'one long style': `<p style="${'color:red;'.repeat(15_000)}">x</p>`,
  'unclosed everything': '<p title="x<img src=x><style>p{color:red<!-- <b',
  'an unclosed comment': '<!-- <p>x',
  'an unclosed style': '<style>p{color:red',
  'an unclosed tag': '<p style="color:red" <img src=x',
  'only markup': '<<<>>><><!><?><//><p/></></br></p>',
  'fonts that hide': '<p style="font-size:0;color:transparent;line-height:0">x</p><p style="opacity:0">y</p>',
  'scroll tricks':
    '<div style="overflow:scroll;height:99999px;scroll-behavior:smooth;overscroll-behavior:none;scroll-snap-type:both mandatory">x</div><style>html{overflow:scroll!important;scroll-snap-type:y mandatory}</style>',
  'pointer tricks':
    '<style>*{pointer-events:none!important;cursor:none!important;user-select:none!important;touch-action:none;-webkit-user-drag:element}</style><a href="https://a.example/">x</a>',
  'print tricks': '<style>@page{size:1px 1px;margin:-99px}@media print{body{display:none!important}}</style>x',
};

const crumbs = [
  '<',
  '>',
  '"',
  "'",
  '`',
  '=',
  '/',
  ' ',
  '\n',
  '\u0000',
  '<!--',
  '-->',
  '--!>',
  ']]>',
  '<![CDATA[',
  '&lt;',
  '&quot;',
  '<style>',
  '</style>',
  '<svg>',
  '</svg>',
  '<math>',
  '<mtext>',
  '<mglyph>',
  '<title>',
  '</title>',
  '<table>',
  '<td>',
  '</table>',
  '<form>',
  '</form>',
  '<select>',
  '<template>',
  '</template>',
  '<noscript>',
  '</noscript>',
  '<p title="',
  '<a href="javascript:',
  `<img src=x onerror=${code}>`,
  `<img src="http://fuzz.leak.test/p">`,
  'style="background:url(http://fuzz.leak.test/p)"',
  '@import "http://fuzz.leak.test/p";',
  'url(http://fuzz.leak.test/p)',
  '{',
  '}',
  ';',
  '/*',
  '*/',
  '\\',
  '<foreignobject>',
  '<annotation-xml encoding=text/html>',
  '<iframe srcdoc="',
  '<base href="http://fuzz.leak.test/">',
  '<body background="http://fuzz.leak.test/p" ',
  '<plaintext>',
  '<xmp>',
  'position:fixed;inset:0;',
];

/** All of them: those of the whole product's test, and many more that only the frame is tried with. */
export function hostileBodies(seed: number): HostileBody[] {
  const next = seeded(seed);
  const found: HostileBody[] = hostileVariants('').map(({ what, html }) => ({ what, html }));
  const written = Object.entries(spellings);
  for (const [place, make] of Object.entries(places)) {
    found.push({ what: `${place}, as entities`, html: make(entities('http://place.leak.test/p')) });
    for (let count = 0; count < 3; count += 1) {
      const [how, spell] = written[next(written.length)] as (typeof written)[number];
      found.push({ what: `${place}, ${how}`, html: make(spell('place.leak.test').replaceAll('"', '&quot;')) });
    }
  }
  found.push(...stylesOf(next));
  for (const event of events) {
    const tag = tags[next(tags.length)];
    found.push({
      what: `on${event} at ${tag}`,
      html: `<${tag} src=x on${event}="${code}" tabindex=0 autofocus>x</${tag}><${tag}/ON${event.toUpperCase()}=${code}//>y`,
    });
  }
  found.push(...mutations.map((html, index) => ({ what: `mutation ${index + 1}`, html })));
  found.push(...Object.entries(shapes).map(([what, html]) => ({ what, html })));
  for (let count = 0; count < 150; count += 1)
    found.push({ what: `crumbs ${count + 1}`, html: Array.from({ length: 2 + next(24) }, () => crumbs[next(crumbs.length)]).join('') });
  found.push(...Object.entries(secondLook).map(([what, html]) => ({ what, html })));
  return found;
}
