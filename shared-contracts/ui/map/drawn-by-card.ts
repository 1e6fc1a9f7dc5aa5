/** how those name themselves that draw by the processor: browsers give them out in spite of `failIfMajorPerformanceCaveat` */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a graphics card draws: what the processor draws makes every move stutter. */
export function isDrawnByCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const named = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(name);
}
