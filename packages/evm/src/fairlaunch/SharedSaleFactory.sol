// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchInfo, TeamVesting} from "../interfaces/IFairLaunch.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {AgreedFees, PresaleFees, PresaleInfo2} from "../interfaces/IPresale.sol";
import {ISharedSaleFactory} from "../interfaces/ISharedSaleFactory.sol";
import {FlatFee} from "../libraries/FlatFee.sol";
import {SaleRules} from "../libraries/SaleRules.sol";
import {FairLaunchTerms} from "./FairLaunch.sol";
import {FairLaunchRules} from "./FairLaunchRules.sol";

/// @title What the factories of sales have in common whose buyers share a number of tokens
abstract contract SharedSaleFactory is ISharedSaleFactory, FlatFee {
    ILaunchpadSetting public immutable SETTING;
    /// @notice The code that every sale of this factory shares.
    address public immutable IMPLEMENTATION;
    /// @inheritdoc ISharedSaleFactory
    uint256 public immutable flatFee;

    constructor(ILaunchpadSetting setting, uint256 flatFee_, address implementation) {
        (SETTING, flatFee, IMPLEMENTATION) = (setting, flatFee_, implementation);
    }

    /// @inheritdoc ISharedSaleFactory
    function amountNeeded(FairLaunchInfo calldata info, TeamVesting calldata team) external pure returns (uint256) {
        return FairLaunchRules.need(info, team);
    }

    /// @dev Terms that keep every rule, with what comes from the platform.
    function _checked(
        FairLaunchInfo calldata info,
        PresaleInfo2 calldata owner,
        TeamVesting calldata team,
        AgreedFees calldata agreed
    ) internal view returns (FairLaunchTerms memory t) {
        FairLaunchRules.check(info, owner, team, SETTING);
        (t.info, t.info2) = (info, owner);
        if (team.usingTeamVesting) t.team = team;
        (uint256 baseFee, uint256 tokenFee) = FairLaunchRules.fees(info.feeOption);
        SaleRules.checkFees(baseFee, tokenFee, flatFee, agreed);
        t.fees = PresaleFees(baseFee, tokenFee, SETTING.getFeeAddress());
        t.swapFeeBps = SETTING.getExchange(owner.factory).swapFeeBps;
        t.otherSwapFeeBps = SaleRules.otherSwapFee(SETTING, owner.factory, owner.otherFactory);
    }

    /// @dev Takes the tokens of an announced sale and the flat fee.
    function _take(FairLaunchTerms memory t, address sale) internal {
        SaleRules.takeTokens(t.info.saleToken, t.info.baseToken, sale, FairLaunchRules.need(t.info, t.team));
        _settleFlatFee(flatFee);
    }

    function _feeReceiver() internal view override returns (address) {
        return SETTING.getFeeAddress();
    }
}
