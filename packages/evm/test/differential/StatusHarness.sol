// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunch} from "../../src/fairlaunch/FairLaunch.sol";
import {PrivateSale} from "../../src/grow/PrivateSale.sol";
import {FairLaunchInfo} from "../../src/interfaces/IFairLaunch.sol";
import {ILaunchpadSetting} from "../../src/interfaces/ILaunchpadSetting.sol";
import {SaleMath} from "../../src/libraries/SaleMath.sol";
import {PackedTerms, SaleTerms, Terms} from "../../src/libraries/SaleTerms.sol";
import {Presale} from "../../src/sale/Presale.sol";

/// @notice One vector: what decides a status besides the clock.
struct StatusFacts {
    uint256 startTime;
    uint256 endTime;
    uint256 hardCap;
    uint256 softCap;
    uint256 collected;
    uint256 tokenPrice;
    uint256 tokenDecimals;
    uint256 baseDecimals;
    bool forceFailed;
    /// sale and fair launch: 1 when it is listed; grow: what the administrator set
    uint8 decided;
}

library StatusWords {
    function terms(StatusFacts calldata f) internal pure returns (PackedTerms) {
        Terms memory t;
        (t.startTime, t.endTime, t.hardCap, t.softCap) = (f.startTime, f.endTime, f.hardCap, f.softCap);
        (t.tokenPrice, t.tokenDecimals, t.baseDecimals) = (f.tokenPrice, f.tokenDecimals, f.baseDecimals);
        bytes memory packed = SaleTerms.pack(t, "");
        uint256 words;
        assembly ("memory-safe") {
            words := add(packed, 32)
        }
        return PackedTerms.wrap(words);
    }

    /// @dev As deposits would have left it (LAYOUT.md): `SaleBase._credit` sets the flag for a filled sale.
    function deposits(StatusFacts calldata f) internal pure returns (uint256) {
        SaleMath.Price memory price = SaleMath.price(f.tokenPrice, f.tokenDecimals, f.baseDecimals);
        bool filled = (f.hardCap - f.collected) * price.numerator < price.denominator;
        return f.collected | (uint256(f.forceFailed ? 1 : 0) << 248) | (uint256(filled ? 2 : 0) << 248);
    }
}

/// @notice The status that a RAB Sale reports, over many vectors: `packages/contracts/test/statuses.test.ts`.
contract SaleStatusHarness is Presale {
    constructor(ILaunchpadSetting setting) Presale(setting) {}

    function run(StatusFacts[] calldata facts) external returns (uint256 time, uint8[] memory statuses) {
        (time, statuses) = (block.timestamp, new uint8[](facts.length));
        for (uint256 i; i < facts.length; ++i) {
            uint256 word = StatusWords.deposits(facts[i]);
            assembly {
                sstore(1, word)
            }
            _settlement.finalized = facts[i].decided == 1;
            statuses[i] = _state(StatusWords.terms(facts[i]));
        }
    }
}

/// @notice As `SaleStatusHarness`, of a RAB Grow.
contract GrowStatusHarness is PrivateSale {
    constructor(ILaunchpadSetting setting) PrivateSale(setting) {}

    function run(StatusFacts[] calldata facts) external returns (uint256 time, uint8[] memory statuses) {
        (time, statuses) = (block.timestamp, new uint8[](facts.length));
        for (uint256 i; i < facts.length; ++i) {
            uint256 word = StatusWords.deposits(facts[i]);
            assembly {
                sstore(1, word)
            }
            _settlement.adminStatus = facts[i].decided;
            statuses[i] = _state(StatusWords.terms(facts[i]));
        }
    }
}

/// @notice As `SaleStatusHarness`, of a fair launch, which has no hard cap.
contract FairLaunchStatusHarness is FairLaunch {
    constructor(ILaunchpadSetting setting) FairLaunch(setting) {}

    function run(StatusFacts[] calldata facts) external returns (uint256 time, uint8[] memory statuses) {
        (time, statuses) = (block.timestamp, new uint8[](facts.length));
        FairLaunchInfo memory info;
        for (uint256 i; i < facts.length; ++i) {
            (uint256 collected, uint256 failed) = (facts[i].collected, facts[i].forceFailed ? 1 : 0);
            // LAYOUT.md: what was collected, and whether it was failed next to whether it is finalized
            assembly {
                sstore(2, collected)
                sstore(6, failed)
            }
            isFinalized = facts[i].decided == 1;
            (info.startTime, info.endTime, info.softCap) = (facts[i].startTime, facts[i].endTime, facts[i].softCap);
            statuses[i] = _state(info);
        }
    }
}
