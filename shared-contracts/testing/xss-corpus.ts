/**
 * What people try to get into a page by its texts. Every place that shows what somebody wrote must show these as words, or not at all:
 * tests of rich text, forms, names, mails and documents take them from here.
 */
export const XSS_CORPUS: readonly string[] = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror="alert(1)">',
  `'"><img src=x onerror=alert(1)>`,
  '<svg onload=alert(1)>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example" onclick="alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '![x](javascript:alert(1))',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<b onmouseover=alert(1)>x</b>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  ']]>]]></title><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script><title><![CDATA[',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '{{constructor.constructor("alert(1)")()}}',
  '$' + '{alert(1)}',
  'javascript:alert(1)',
  '\u202E<script>alert(1)</script>',
];

const RUNS = 'script,iframe,object,embed,form,input,base,meta,link,style,svg,math,noscript';

/** What in a piece of page would run, load or lead to a script: nothing may. */
export function dangersIn(root: ParentNode): string[] {
  const found = [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(RUNS) ? [element.tagName.toLowerCase()] : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      // browsers leave blanks and control signs out of the scheme
      const address = [...value].filter((sign) => sign > ' ').join('');
      const isScript =
        /^(?:javascript|vbscript|data):/i.test(address) && /^(?:href|src|action|data|xlink:href)$/.test(name);
      return name.startsWith('on') || isScript ? [`${name}=${value}`] : [];
    }),
  ]);
  return found;
}
