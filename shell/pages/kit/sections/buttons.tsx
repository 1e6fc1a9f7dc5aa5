import { Button, type ButtonVariant, LinkButton } from '@cairn/shared-contracts/ui/button';
import { IconButton, LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Logo } from '@cairn/shared-contracts/ui/logo';
import { Forced } from '../forced.tsx';
import { ArrowRightIcon, HeartIcon, SearchIcon, ShareIcon } from '../icons.ts';
import css from '../kit.module.css';
import { LONG_TEXT } from '../samples.ts';
import { Row, Specimen, Specimens, Stack } from '../specimen.tsx';

const VARIANTS: readonly [ButtonVariant, string][] = [
  ['primary', 'Primary'],
  ['secondary', 'Secondary'],
  ['soft', 'Soft'],
  ['ghost', 'Ghost'],
  ['danger', 'Danger'],
];

function States({ variant, name }: { variant: ButtonVariant; name: string }) {
  return (
    <Row>
      <Button variant={variant}>{name}</Button>
      <Forced as="hovered">
        <Button variant={variant}>Hover</Button>
      </Forced>
      <Forced as="focus-visible">
        <Button variant={variant}>Focus</Button>
      </Forced>
      <Forced as="pressed">
        <Button variant={variant}>Pressed</Button>
      </Forced>
      <Button variant={variant} isDisabled>
        Disabled
      </Button>
      <Button variant={variant} isLoading>
        Loading
      </Button>
    </Row>
  );
}

export function Buttons() {
  return (
    <Specimens>
      <Specimen name="button" note="One primary a view. Light stands on pictures.">
        <Stack>
          {VARIANTS.map(([variant, name]) => (
            <States key={variant} variant={variant} name={name} />
          ))}
          <div className={css.onPicture}>
            <States variant="light" name="Light" />
          </div>
          <Row>
            <Button size="lg">Large 52</Button>
            <Button size="sm">Small 36</Button>
            <LinkButton href="#buttons" variant="secondary">
              A link
            </LinkButton>
            <Button variant="soft">
              <SearchIcon size={18} />
              With an icon
            </Button>
          </Row>
          <Button isBlock>As wide as its container</Button>
        </Stack>
      </Specimen>
      <div className={css.specimen}>
        <Specimen name="icon-button" note="The label is read out; a count stands in the corner.">
          <Row>
            <IconButton label="Share">
              <ShareIcon />
            </IconButton>
            <IconButton label="Share, lined" variant="line">
              <ShareIcon />
            </IconButton>
            <IconButton label="Next" variant="solid">
              <ArrowRightIcon />
            </IconButton>
            <Forced as="hovered">
              <IconButton label="Share, hovered">
                <ShareIcon />
              </IconButton>
            </Forced>
            <Forced as="focus-visible">
              <IconButton label="Share, focused">
                <ShareIcon />
              </IconButton>
            </Forced>
            <IconButton label="Share, disabled" isDisabled>
              <ShareIcon />
            </IconButton>
            <LinkIconButton label="Favourites" href="#buttons" count={3}>
              <HeartIcon />
            </LinkIconButton>
            <LinkIconButton label="Favourites, many" href="#buttons" count={120}>
              <HeartIcon isFilled />
            </LinkIconButton>
          </Row>
        </Specimen>
        <Specimen name="link">
          <Stack>
            <p>
              A link <Link href="#buttons">inside copy</Link> is underlined. {LONG_TEXT.slice(0, 120)}
            </p>
            <Row>
              <Link href="#buttons" variant="quiet">
                Quiet
              </Link>
              <Forced as="hovered">
                <Link href="#buttons" variant="quiet">
                  Quiet, hovered
                </Link>
              </Forced>
              <Forced as="hovered">
                <Link href="#buttons">Inline, hovered</Link>
              </Forced>
              <Forced as="focus-visible">
                <Link href="#buttons">Inline, focused</Link>
              </Forced>
              <Link href="#buttons" variant="plain">
                Plain
              </Link>
            </Row>
          </Stack>
        </Specimen>
        <Specimen name="logo">
          <Row>
            <Logo href="/" />
            <Logo />
            <div className={css.onPicture}>
              <Logo isOnDark />
            </div>
          </Row>
        </Specimen>
      </div>
    </Specimens>
  );
}
