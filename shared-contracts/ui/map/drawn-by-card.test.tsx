import { afterEach, expect, it, jest } from '@jest/globals';
import { isDrawnByCard } from './drawn-by-card.ts';

afterEach(() => void jest.restoreAllMocks());

const UNMASKED = 37_446;
const RENDERER = 7_937;
/** a context whose renderer calls itself so, to whoever may ask for its real name and to all others */
const drawnBy = (name: string | null, shown = 'WebKit WebGL') => {
  const context = name !== null && {
    RENDERER,
    getExtension: (extension: string) =>
      extension === 'WEBGL_debug_renderer_info' ? { UNMASKED_RENDERER_WEBGL: UNMASKED } : null,
    getParameter: (which: number) => (which === UNMASKED ? name : shown),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue((context || null) as never);
};

it.each([
  ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)', true],
  ['Apple M2', true],
  ['Mali-G78', true],
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', false],
  ['llvmpipe (LLVM 17.0.6, 256 bits)', false],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', false],
  [null, false],
])('%s draws by a card: %s', (name, isCard) => {
  drawnBy(name);
  expect(isDrawnByCard()).toBe(isCard);
});
