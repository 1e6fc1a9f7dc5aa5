/** Of this page alone: the site's own sheet has the tokens, the fonts and the reset. Design: guide, "Newer surfaces". */
export const LIVE_STYLES = `
.ops{border-bottom:1px solid var(--line)}
.ops>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 20px;min-height:64px}
.ops .brand{display:inline-flex;align-items:center;gap:10px;font:620 1.25rem/1 var(--font-display);color:var(--ink);text-decoration:none}
.ops .brand svg{color:var(--primary)}
.ops nav{display:flex;gap:2px;min-width:0;overflow-x:auto}
.ops nav a{padding:12px 14px;border-radius:999px;font-size:var(--fs-sm);font-weight:500;color:var(--ink-2);white-space:nowrap;text-decoration:none}
.ops nav a[aria-current]{background:var(--bg-subtle);color:var(--ink)}
.ops span.where{margin-left:auto;padding-block:6px;white-space:nowrap;font-size:var(--fs-xs);color:var(--ink-2)}
.in{box-sizing:border-box;max-width:1408px;margin-inline:auto;padding-inline:clamp(16px,3vw,40px)}
main.in{display:grid;gap:40px;padding-block:28px 72px}
main.in>*,.cols>*{min-width:0}
.top{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:flex-end;justify-content:space-between}
.top p{margin:6px 0 0;color:var(--ink-2)}
.st{display:inline-flex;gap:10px;align-items:center;font-weight:600;font-size:var(--fs-sm);color:var(--success)}
.st i{width:10px;height:10px;border-radius:50%;background:currentColor}
.st.bad{color:var(--danger)}
h2{margin-bottom:12px;font-size:1.25rem}
ol,ul,dl,dd{margin:0;padding:0;list-style:none}
.remotes>li{display:grid;gap:10px 20px;padding:18px 0;border-top:1px solid var(--line)}
.remotes h3{font:580 1.0625rem/1.3 var(--font-display)}
.remotes small,.muted{font-size:var(--fs-xs);color:var(--ink-2)}
.v{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:6px 12px;align-items:center;font-size:var(--fs-xs)}
.v+.v{margin-top:14px}
.v b{order:-2;font-weight:600;overflow-wrap:anywhere}
.v em{order:-1;font-style:normal;font-weight:500;text-align:right;font-variant-numeric:tabular-nums}
.v svg.share{grid-column:1/-1;width:100%;height:10px;border-radius:5px;background:var(--bg-sunken);color:var(--primary)}
.v.canary svg.share{color:var(--info)}
.facts{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:6px 16px;align-items:center;color:var(--ink-2)}
.sp{display:inline-flex;gap:8px;align-items:center;font-variant-numeric:tabular-nums;color:var(--ink)}
.sp svg{width:64px;height:22px;fill:none;stroke:var(--ink-2);stroke-width:1.5}
.sp.bad{color:var(--danger);font-weight:600}.sp.bad svg{stroke:var(--danger)}
.badge{padding:4px 8px;border-radius:6px;font-size:var(--fs-xs);font-weight:600;background:var(--bg-subtle);color:var(--ink-2);white-space:nowrap}
.badge.ok{background:var(--success-soft);color:var(--success)}
.badge.info{background:var(--info-soft);color:var(--info)}
.badge.err{background:var(--danger-soft);color:var(--danger)}
.why{grid-column:1/-1;font-size:var(--fs-xs);color:var(--ink-2);overflow-wrap:anywhere}
.why summary{padding-block:6px;cursor:pointer}
.why li{padding-block:2px}
.why code{font-size:12px}
.heads{display:none}
.cols,.side{display:grid;gap:40px;align-content:start}
.tl li{position:relative;padding:0 0 26px 42px}
.tl li::before{content:"";position:absolute;left:13px;top:28px;bottom:0;border-left:2px solid var(--line)}
.tl li:last-child::before{display:none}
.tl li>svg{position:absolute;left:0;top:0;box-sizing:border-box;width:28px;height:28px;padding:7px;border-radius:50%;background:var(--bg-subtle);color:var(--ink-2)}
.tl li.guard>svg{background:var(--danger-soft);color:var(--danger)}
.tl h3{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:space-between;padding-top:3px;font:600 var(--fs-sm)/1.4 var(--font-text);overflow-wrap:anywhere}
.tl time{font-weight:400;color:var(--ink-2);font-size:var(--fs-xs)}
.tl p{margin:2px 0 0;font-size:var(--fs-xs);color:var(--ink-2);overflow-wrap:anywhere}
.saw{display:grid;gap:6px;margin-top:8px;padding:12px 14px;border-radius:8px;background:var(--danger-soft);font-size:var(--fs-xs)}
.saw div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 12px}
.saw dt{color:var(--ink-2)}.saw dd{font-weight:500;color:var(--ink);overflow-wrap:anywhere}
.nodes li,.cmd li{padding:14px 0;border-top:1px solid var(--line);font-size:var(--fs-sm)}
.nodes li{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:space-between}
.nodes small{flex-basis:100%;color:var(--ink-2);font-size:var(--fs-xs);overflow-wrap:anywhere}
.cmd span{display:block;margin-bottom:6px;font-weight:500}
.cmd div{display:flex;align-items:center;border-radius:8px;background:var(--bg-subtle)}
.cmd code{flex:1;min-width:0;padding:12px 14px;font:500 13px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere;user-select:all}
.cmd button{min-width:44px;min-height:44px;border:0;border-radius:8px;background:none;color:var(--ink-2);font:500 var(--fs-xs)/1 var(--font-text);cursor:pointer}
@media (min-width:992px){
.remotes>li{grid-template-columns:170px minmax(0,1fr)}
.v{grid-template-columns:96px minmax(80px,1fr) 52px auto}
.v svg.share,.v span.share{grid-column:auto;order:-1}
.heads{display:block;padding:12px 0 10px 190px;color:var(--ink-2)}
.heads .v b{font-weight:400}
.v .facts{grid-column:auto;display:grid;grid-template-columns:96px 64px 136px 112px}
.cols{grid-template-columns:minmax(0,1.35fr) minmax(0,1fr);gap:72px}
}`;
