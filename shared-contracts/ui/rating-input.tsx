import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { FaceAnnoyedIcon, FaceFrownIcon, FaceGrinningIcon, FaceNeutralIcon, FaceSmileIcon } from './icons.tsx';
import css from './rating-input.module.css';
import { type RatingLabels, useRatingLabels } from './rating-labels.ts';

export interface RatingInputProps extends FieldTexts {
  /** 1 to 5, or null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  levelNames?: RatingLabels;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
}

const FACES = [FaceFrownIcon, FaceAnnoyedIcon, FaceNeutralIcon, FaceSmileIcon, FaceGrinningIcon] as const;

/** Five levels with a face and a word each: arrows move, Space selects. */
export function RatingInput({
  label,
  hint,
  error,
  value,
  onChange,
  levelNames,
  name,
  isDisabled,
  isRequired,
  className,
}: RatingInputProps) {
  const own = useRatingLabels();
  const shown = levelNames ?? own;
  return (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={(level) => onChange(Number(level))}
      name={name}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      orientation="horizontal"
      className={cx(fieldClass.field, className)}
    >
      <FieldFrame label={label} hint={hint} error={error}>
        <div className={css.options}>
          {FACES.map((Face, index) => (
            <Radio key={shown[index]} value={String(index + 1)} className={cx(css.option)}>
              <Face size={24} />
              <span>{shown[index]}</span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}
