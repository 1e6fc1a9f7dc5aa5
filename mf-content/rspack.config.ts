import { remotePreset } from '@cairn/shared-contracts/build/remote-preset';

export default remotePreset(import.meta.dirname);
