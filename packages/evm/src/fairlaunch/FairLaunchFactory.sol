// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchInfo, IFairLaunchFactory, TeamVesting} from "../interfaces/IFairLaunch.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {AgreedFees, PresaleFees, PresaleInfo2} from "../interfaces/IPresale.sol";
import {CreatorClones} from "../libraries/CreatorClones.sol";
import {FlatFee} from "../libraries/FlatFee.sol";
import {SaleRules} from "../libraries/SaleRules.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";
import {FairLaunch, FairLaunchTerms} from "./FairLaunch.sol";
import {FairLaunchRules} from "./FairLaunchRules.sol";

/// @title Creates fair launches; one is genuine when `FairLaunchCreated` of this factory names it (FAC-02)
contract FairLaunchFactory is IFairLaunchFactory, FlatFee {
    ILaunchpadSetting public immutable SETTING;
    /// @notice The code that every fair launch of this factory shares.
    address public immutable IMPLEMENTATION;
    /// @inheritdoc IFairLaunchFactory
    uint256 public immutable flatFee;

    /// @param flatFee_ wei for a creation, for ever
    constructor(ILaunchpadSetting setting, uint256 flatFee_) {
        (SETTING, flatFee) = (setting, flatFee_);
        IMPLEMENTATION = address(new FairLaunch(setting));
    }

    /// @inheritdoc IFairLaunchFactory
    function amountNeeded(FairLaunchInfo calldata info, TeamVesting calldata team) external pure returns (uint256) {
        return FairLaunchRules.need(info, team);
    }

    /// @inheritdoc IFairLaunchFactory
    function create(
        FairLaunchInfo calldata info,
        PresaleInfo2 calldata owner,
        TeamVesting calldata team,
        AgreedFees calldata agreed
    ) external payable returns (address fairLaunch) {
        FairLaunchRules.check(info, owner, team, SETTING);
        FairLaunchTerms memory t;
        (t.info, t.info2) = (info, owner);
        if (team.usingTeamVesting) t.team = team;
        (uint256 baseFee, uint256 tokenFee) = FairLaunchRules.fees(info.feeOption);
        SaleRules.checkFees(baseFee, tokenFee, flatFee, agreed);
        t.fees = PresaleFees(baseFee, tokenFee, SETTING.getFeeAddress());
        t.swapFeeBps = SETTING.getExchange(owner.factory).swapFeeBps;
        t.otherSwapFeeBps = SaleRules.otherSwapFee(SETTING, owner.factory, owner.otherFactory);
        fairLaunch = CreatorClones.clone(IMPLEMENTATION, abi.encode(t));
        _announce(fairLaunch, t);
        SaleRules.takeTokens(info.saleToken, info.baseToken, fairLaunch, FairLaunchRules.need(info, team));
        _settleFlatFee(flatFee);
    }

    function _announce(address fairLaunch, FairLaunchTerms memory t) private {
        emit FairLaunchCreated(
            fairLaunch,
            msg.sender,
            t.info.saleToken,
            t.info,
            t.info2,
            t.fees,
            t.team,
            TokenMetadata.read(t.info.saleToken),
            TokenMetadata.readBase(t.info.baseToken)
        );
    }

    function _feeReceiver() internal view override returns (address) {
        return SETTING.getFeeAddress();
    }
}
